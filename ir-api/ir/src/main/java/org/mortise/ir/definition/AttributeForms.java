// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseArrayAttr;
import org.mortise.ir.attributes.DenseBoolArrayAttr;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.DenseTypedArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.AttributeConstraint.Form;
import org.mortise.ir.types.IntegerType;

/** How attributes are written in assembly formats if not as attributes. */
final class AttributeForms {
  /** {@code @name}. */
  public static final Form SYMBOL_NAME = new Form() {
    @Override
    public Attribute parse(AsmParser parser) {
      return StringAttr.of(parser.context(), parser.parseSymbolName());
    }

    @Override
    public @Nullable Attribute parseOptional(AsmParser parser) {
      String name = parser.parseOptionalSymbolName();
      return name == null ? null : StringAttr.of(parser.context(), name);
    }

    @Override
    public void print(AsmPrinter printer, Attribute attribute) {
      printer.printSymbolName(((StringAttr) attribute).value());
    }
  };

  /** {@code [1, 2]}. */
  public static final Form DENSE_I64_ARRAY = new BracketForm(AttributeForms::i64Array) {
    @Override
    public void print(AsmPrinter printer, Attribute attribute) {
      printer.print('[');
      DenseI64ArrayAttr array = (DenseI64ArrayAttr) attribute;
      for (int i = 0; i < array.size(); i++) {
        printer.print(i == 0 ? "" : ", ").print(array.get(i));
      }
      printer.print(']');
    }
  };

  /** {@code [1, 2]}. */
  public static final Form DENSE_I32_ARRAY = new BracketForm(AttributeForms::i32Array) {
    @Override
    public void print(AsmPrinter printer, Attribute attribute) {
      printer.print('[');
      DenseI32ArrayAttr array = (DenseI32ArrayAttr) attribute;
      for (int i = 0; i < array.size(); i++) {
        printer.print(i == 0 ? "" : ", ").print(array.get(i));
      }
      printer.print(']');
    }
  };

  /** {@code [true, false]}. */
  public static final Form DENSE_BOOL_ARRAY = new BracketForm(AttributeForms::boolArray) {
    @Override
    long parseElement(AsmParser parser) {
      if (parser.parseOptionalKeyword("true")) {
        return 1;
      }
      return parser.parseOptionalKeyword("false") ? 0 : parser.parseInteger();
    }

    @Override
    public void print(AsmPrinter printer, Attribute attribute) {
      printer.print('[');
      DenseBoolArrayAttr array = (DenseBoolArrayAttr) attribute;
      for (int i = 0; i < array.size(); i++) {
        printer.print(i == 0 ? "" : ", ").print(array.get(i) ? "true" : "false");
      }
      printer.print(']');
    }
  };

  private AttributeForms() {}

  /** Numbers of a type in square brackets. */
  static Form numbers(Function<Context, Type> elementType) {
    return new NumbersForm(elementType);
  }

  /** Returns the form of an enumeration: a keyword, bare or as a string, stored as its number. */
  static Form enumeration(String attributeName, int width, int first, List<String> keywords) {
    return new EnumForm(attributeName, width, first, keywords);
  }

  private static Attribute i64Array(Context context, LongList values) {
    long[] array = new long[values.size];
    System.arraycopy(values.values, 0, array, 0, array.length);
    return DenseI64ArrayAttr.of(context, array);
  }

  private static Attribute i32Array(Context context, LongList values) {
    int[] array = new int[values.size];
    for (int i = 0; i < array.length; i++) {
      array[i] = (int) values.values[i];
    }
    return DenseI32ArrayAttr.of(context, array);
  }

  private static Attribute boolArray(Context context, LongList values) {
    boolean[] array = new boolean[values.size];
    for (int i = 0; i < array.length; i++) {
      array[i] = values.values[i] != 0;
    }
    return DenseBoolArrayAttr.of(context, array);
  }

  /** Numbers of one type, as attributes without their types, in square brackets. */
  private record NumbersForm(Function<Context, Type> elementType) implements Form {
    @Override
    public Attribute parse(AsmParser parser) {
      Type type = elementType.apply(parser.context());
      List<Attribute> values = new ArrayList<>();
      parser.parseCommaSeparatedList(AsmParser.Delimiter.SQUARE, () -> values.add(parser.parseAttribute(type)));
      return DenseTypedArrayAttr.of(type, values);
    }

    @Override
    public void print(AsmPrinter printer, Attribute attribute) {
      ((DenseArrayAttr) attribute).printElements(printer);
    }
  }

  /** A list of numbers in square brackets. */
  private abstract static class BracketForm implements Form {
    private final BiFunction<Context, LongList, Attribute> make;

    BracketForm(BiFunction<Context, LongList, Attribute> make) {
      this.make = make;
    }

    long parseElement(AsmParser parser) {
      return parser.parseInteger();
    }

    @Override
    public Attribute parse(AsmParser parser) {
      LongList values = new LongList();
      parser.parseCommaSeparatedList(AsmParser.Delimiter.SQUARE, () -> values.add(parseElement(parser)));
      return make.apply(parser.context(), values);
    }

    @Override
    public @Nullable Attribute parseOptional(AsmParser parser) {
      if (!parser.parseOptionalPunctuation("[")) {
        return null;
      }
      LongList values = new LongList();
      if (!parser.parseOptionalPunctuation("]")) {
        parser.parseCommaSeparatedList(AsmParser.Delimiter.NONE, () -> values.add(parseElement(parser)));
        parser.parsePunctuation("]");
      }
      return make.apply(parser.context(), values);
    }
  }

  private static final class LongList {
    private long[] values = new long[4];
    private int size;

    void add(long value) {
      if (size == values.length) {
        values = Arrays.copyOf(values, size * 2);
      }
      values[size++] = value;
    }
  }

  private static final class EnumForm implements Form {
    private final String attributeName;
    private final int width;
    private final int first;
    private final List<String> keywords;

    EnumForm(String attributeName, int width, int first, List<String> keywords) {
      this.attributeName = attributeName;
      this.width = width;
      this.first = first;
      this.keywords = keywords;
    }

    @Override
    public Attribute parse(AsmParser parser) {
      int position = parser.position();
      String word = parser.parseOptionalString();
      boolean isString = word != null;
      if (!isString) {
        word = parser.parseOptionalKeyword();
      }
      int index = word == null ? -1 : keywords.indexOf(word);
      if (index < 0 && isString) {
        throw parser.error(position, "invalid " + attributeName + " attribute specification: "
            + StringAttr.of(parser.context(), word));
      }
      if (index < 0) {
        parser.expectedOneOf(keywords);
        throw parser.error(position, "expected string or keyword containing one of the following enum values for "
            + "attribute '" + attributeName + "' [" + String.join(", ", keywords) + "]");
      }
      return value(parser.context(), index);
    }

    @Override
    public @Nullable Attribute parseOptional(AsmParser parser) {
      for (int i = 0; i < keywords.size(); i++) {
        if (parser.parseOptionalKeyword(keywords.get(i))) {
          return value(parser.context(), i);
        }
      }
      return null;
    }

    @Override
    public List<String> words() {
      return keywords;
    }

    private Attribute value(Context context, int index) {
      return IntegerAttr.of(IntegerType.of(context, width), first + index);
    }

    @Override
    public void print(AsmPrinter printer, Attribute attribute) {
      printer.printKeywordOrString(keywords.get((int) ((IntegerAttr) attribute).longValue() - first));
    }
  }
}
