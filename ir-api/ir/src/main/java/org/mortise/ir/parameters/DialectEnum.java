// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.parameters;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.definition.AttributeConstraint;

/**
 * An enumeration of a dialect whose values are attributes: {@code #gpu<dim x>} or {@code #gpu.address_space<global>}.
 * The position of a word is its number. Java code that handles the values of an enumeration declares an attribute with
 * a Java enumeration instead; see {@link ParameterForms#keyword}.
 */
public final class DialectEnum {
  private static final String PLAIN = "$value";
  private static final String BRACKETED = "`<` $value `>`";

  private final String namespace;
  private final String mnemonic;
  private final List<String> words;
  private final Parameter<Integer> parameter;
  private final String formatText;
  private final ParameterFormat format;
  private final String attribute;
  private final boolean isPlain;

  private DialectEnum(
      String namespace, String mnemonic, String attribute, String parameter, String type, String format,
      List<String> words) {
    this.namespace = namespace;
    this.mnemonic = mnemonic;
    this.words = words;
    this.attribute = attribute;
    this.parameter = Parameter.required(parameter, new ParameterForm<>(
        type, parser -> ParameterForms.parseWord(parser, words, type),
        (printer, value) -> printer.print(words.get(value))));
    this.formatText = format.replace(PLAIN, "$" + parameter);
    this.format = ParameterFormat.compile(formatText, attribute, List.of(this.parameter));
    this.isPlain = format.equals(PLAIN);
  }

  /**
   * An enumeration with the text {@code #namespace<mnemonic word>}.
   *
   * @param attribute the name of the attribute in errors
   * @param type the name of the enumeration in errors
   * @param words the words in the order of their numbers
   */
  public static DialectEnum plain(
      String namespace, String mnemonic, String attribute, String type, String... words) {
    return new DialectEnum(namespace, mnemonic, attribute, "value", type, PLAIN, List.of(words));
  }

  /**
   * An enumeration with the text {@code #namespace.mnemonic<word>}.
   *
   * @param parameter the name of the attribute's parameter in errors
   */
  public static DialectEnum bracketed(
      String namespace, String mnemonic, String attribute, String parameter, String type, String... words) {
    return new DialectEnum(namespace, mnemonic, attribute, parameter, type, BRACKETED, List.of(words));
  }

  /**
   * An enumeration with another text after the mnemonic.
   *
   * @param format the text, with the parameter {@code $value}; see {@link ParameterFormat}
   */
  public static DialectEnum formatted(
      String namespace, String mnemonic, String attribute, String type, String format, String... words) {
    return new DialectEnum(namespace, mnemonic, attribute, "value", type, format, List.of(words));
  }

  /** Returns the name of the dialect. */
  public String namespace() {
    return namespace;
  }

  /** Returns the word after the namespace. */
  public String mnemonic() {
    return mnemonic;
  }

  /** Returns the words in the order of their numbers. */
  public List<String> words() {
    return words;
  }

  /** Returns the parameter, whose values are the numbers of words. */
  public Parameter<Integer> parameter() {
    return parameter;
  }

  /** Returns the text after the mnemonic, in the notation of {@link ParameterFormat}. */
  public String formatText() {
    return formatText;
  }

  /** Returns the constraint on attributes of this enumeration, which formats write without prefix and mnemonic. */
  public AttributeConstraint<DialectEnumAttr> constraint(String description) {
    return AttributeConstraint
        .ofKind(description, DialectEnumAttr.class, this::has)
        .withStorage(value -> value instanceof DialectEnumAttr attr && has(attr))
        .withForm(new Form());
  }

  /** Returns the form of a parameter that is such an attribute, written without prefix and mnemonic. */
  public ParameterForm<DialectEnumAttr> nested() {
    Form form = new Form();
    return new ParameterForm<>(attribute, parser -> (DialectEnumAttr) form.parse(parser), form::print);
  }

  private boolean has(DialectEnumAttr value) {
    return value.enumeration() == this;
  }

  /** Returns the attribute of a word of the enumeration. */
  public DialectEnumAttr of(Context context, String word) {
    return DialectEnumAttr.of(context, this, words.indexOf(word));
  }

  /** Parses the text after the mnemonic. */
  public DialectEnumAttr parse(AsmParser parser) {
    @Nullable Object[] values = new Object[1];
    format.parse(parser, values);
    return DialectEnumAttr.of(parser.context(), this, (Integer) values[0]);
  }

  /** Parses a word alone. */
  public DialectEnumAttr parseWord(AsmParser parser) {
    return DialectEnumAttr.of(parser.context(), this, parameter.parse(parser, attribute));
  }

  /** Prints the text after the mnemonic. */
  void print(AsmPrinter printer, int value) {
    format.print(printer, new Object[] {value});
  }

  @Override
  public String toString() {
    return namespace + '.' + mnemonic;
  }

  /** The text after the mnemonic; an alias or a whole attribute is parsed, too. */
  private final class Form implements AttributeConstraint.Form {
    @Override
    public Attribute parse(AsmParser parser) {
      Attribute whole = parseWhole(parser);
      return whole != null ? whole : DialectEnum.this.parse(parser);
    }

    @Override
    public @Nullable Attribute parseOptional(AsmParser parser) {
      Attribute whole = parseWhole(parser);
      if (whole != null) {
        return whole;
      }
      if (!isPlain) {
        @Nullable Object[] values = new Object[1];
        return format.parseOptional(parser, values)
            ? DialectEnumAttr.of(parser.context(), DialectEnum.this, (Integer) values[0]) : null;
      }
      for (String word : words) {
        if (parser.parseOptionalKeyword(word)) {
          return of(parser.context(), word);
        }
      }
      return null;
    }

    @Override
    public List<String> words() {
      return isPlain ? words : List.of();
    }

    private @Nullable Attribute parseWhole(AsmParser parser) {
      int position = parser.position();
      Attribute whole = parser.parseOptionalExtendedAttribute();
      if (whole != null && !(whole instanceof DialectEnumAttr attr && has(attr))) {
        throw parser.error(position, "invalid kind of attribute specified");
      }
      return whole;
    }

    @Override
    public void print(AsmPrinter printer, Attribute value) {
      DialectEnum.this.print(printer, ((DialectEnumAttr) value).value());
    }
  }
}
