// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import java.util.List;
import java.util.function.Function;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;
import org.mortise.ir.types.IntegerType;

/** Operations with non-attribute properties in MLIR; here they are attributes. */
@Op(name = "test.with_properties", implementations = PropertyEncoding.class,
    summary = "Has a number, a string and a list.",
    attributes = {"a: NUMBER = ZERO_I64", "b: STRING", "array: NUMBERS = FOUR_ZEROS"},
    format = "prop-dict attr-dict")
@Op(name = "test.with_default_valued_properties", summary = "Has a number with a default value.",
    attributes = "a: I32 = ZERO_I32", format = "prop-dict attr-dict")
@Op(name = "test.with_optional_properties", summary = "Has numbers that may be missing.",
    attributes = {"a: I32?", "b: I32?"}, format = "prop-dict attr-dict")
@Op(name = "test.with_properties_and_attr", implementations = PropertyEncoding.class,
    summary = "Has a number in the format and one besides.",
    attributes = {"lhs: I32", "rhs: NUMBER = ZERO_I64"}, format = "$lhs prop-dict attr-dict")
@Op(name = "test.with_properties_and_inferred_type",
    implementations = PropertyEncoding.class, define = "PropertyOps.sum",
    summary = "Has an integer of as many bits as its numbers are in sum.",
    attributes = {"lhs: I32", "rhs: NUMBER = ZERO_I64"}, results = "result: ANY", traits = "INFERS_RESULT_TYPES",
    format = "$lhs prop-dict attr-dict")
@Op(name = "test.with_nice_properties", implementations = PropertyEncoding.class,
    summary = "Has a word and a number.", attributes = "prop: WORD_AND_NUMBER",
    format = "$prop attr-dict")
@Op(name = "test.with_versioned_properties", implementations = PropertyEncoding.class,
    summary = "Has two numbers.",
    attributes = "prop: TWO_NUMBERS = TWO_ZEROS", format = "$prop attr-dict")
@Op(name = "test.versionedA", implementations = PropertyEncoding.class,
    summary = "Has a number, and a modifier since version 2.0.",
    attributes = {"dims: I64", "modifier: BOOL"})
@Op(name = "test.versionedB", summary = "Has an attribute whose encoding depends on the version.",
    attributes = "attribute: PAIR_OF_NUMBERS")
@Op(name = "test.versionedC", summary = "Has an attribute whose encoding depends on the version, or integers.",
    attributes = "attribute: PAIR_OR_I32_ELEMENTS")
@Op(name = "test.with_wrapped_properties", implementations = PropertyEncoding.class,
    summary = "Has a string.", attributes = "prop: TEXT = EMPTY_STRING",
    format = "prop-dict attr-dict")
@Op(name = "test.using_int_property_with_worse_bytecode", implementations = PropertyEncoding.class,
    summary = "Has a number.",
    attributes = "value: NUMBER = ZERO_I64")
@Op(name = "test.using_property_in_custom", summary = "Has three numbers.",
    implementations = PropertyEncoding.class, define = "PropertyOps.directives",
    attributes = "prop: NUMBERS = THREE_ZEROS", format = "custom<UsingPropertyInCustom>($prop) attr-dict")
@Op(name = "test.using_property_in_custom_and_other", summary = "Has three numbers and another one.",
    implementations = PropertyEncoding.class, define = "PropertyOps.directives",
    attributes = {"prop: NUMBERS = THREE_ZEROS", "other: NUMBER = ZERO_I64"},
    format = "custom<UsingPropertyInCustom>($prop) prop-dict attr-dict")
@Op(name = "test.using_property_ref_in_custom", summary = "Has two numbers, and their sum in the text.",
    implementations = PropertyEncoding.class, define = "PropertyOps.directives",
    attributes = {"first: NUMBER = ZERO_I64", "second: NUMBER = ZERO_I64"},
    format = "custom<IntProperty>($first) `+` custom<SumProperty>($second, ref($first)) attr-dict")
final class PropertyOps {
  static final Function<Context, Attribute> THREE_ZEROS = context -> DenseI64ArrayAttr.of(context, 0, 0, 0);
  static final Function<Context, Attribute> FOUR_ZEROS = context -> DenseI64ArrayAttr.of(context, 0, 0, 0, 0);
  static final Function<Context, Attribute> TWO_ZEROS =
      context -> numbers(context, 0, 0);
  static final AttributeConstraint<IntegerAttr> NUMBER = AttributeConstraints.I64.asProperty();
  static final AttributeConstraint<StringAttr> TEXT = AttributeConstraints.STRING.asProperty();
  static final AttributeConstraint<DenseI64ArrayAttr> NUMBERS = AttributeConstraints.DENSE_I64_ARRAY.asProperty();
  static final AttributeConstraint<DictionaryAttr> WORD_AND_NUMBER =
      pair("word and number", "label", StringAttr.class, "value").withForm(new WordAndNumber()).asProperty();
  static final AttributeConstraint<DictionaryAttr> TWO_NUMBERS =
      pair("two numbers", "value1", IntegerAttr.class, "value2").withForm(new TwoNumbers()).asProperty();

  private PropertyOps() {}

  private static AttributeConstraint<DictionaryAttr> pair(
      String description, String first, Class<? extends Attribute> kind, String second) {
    AttributeConstraint<DictionaryAttr> pair = AttributeConstraint.ofKind(description, DictionaryAttr.class,
        entries -> kind.isInstance(entries.get(first)) && entries.get(second) instanceof IntegerAttr);
    return pair.withStorage(pair.test());
  }

  private static DictionaryAttr numbers(Context context, long first, long second) {
    return DictionaryAttr.empty(context)
        .with("value1", TestConstraints.integer(context, 32, first))
        .with("value2", TestConstraints.integer(context, 32, second));
  }

  /** The result has as many bits as the attributes state in sum. */
  static void sum(OpDefinitionBuilder op) {
    op.inferResultTypes(state -> {
      long left = ((IntegerAttr) state.getAttr("lhs")).longValue();
      Attribute right = state.getAttr("rhs");
      long width = left + (right instanceof IntegerAttr number ? number.longValue() : 0);
      return List.of(IntegerType.of(state.context(), (int) width));
    });
  }

  /** The directives of the formats. */
  static void directives(OpDefinitionBuilder op) {
    op.directive("UsingPropertyInCustom", new Numbers());
    op.directive("IntProperty", new Number());
    op.directive("SumProperty", new SumOfNumbers());
  }

  /** {@code foo is 3}. */
  private static final class WordAndNumber implements AttributeConstraint.Form {
    @Override
    public Attribute parse(AsmParser parser) {
      String label = parser.parseKeywordOrString();
      parser.parseKeyword("is");
      long value = parser.parseInteger();
      return DictionaryAttr.empty(parser.context()).with("label", StringAttr.of(parser.context(), label))
          .with("value", TestConstraints.integer(parser.context(), 32, value));
    }

    @Override
    public void print(AsmPrinter printer, Attribute attribute) {
      DictionaryAttr pair = (DictionaryAttr) attribute;
      printer.printKeywordOrString(((StringAttr) pair.get("label")).value()).print(" is ")
          .print(((IntegerAttr) pair.get("value")).longValue());
    }
  }

  /** {@code 3 | 4}. */
  private static final class TwoNumbers implements AttributeConstraint.Form {
    @Override
    public Attribute parse(AsmParser parser) {
      long first = parser.parseInteger();
      parser.parsePunctuation("|");
      return numbers(parser.context(), first, parser.parseInteger());
    }

    @Override
    public void print(AsmPrinter printer, Attribute attribute) {
      DictionaryAttr pair = (DictionaryAttr) attribute;
      printer.print(((IntegerAttr) pair.get("value1")).longValue()).print(" | ")
          .print(((IntegerAttr) pair.get("value2")).longValue());
    }
  }

  /** {@code [1, 4, 20]}. */
  private static final class Numbers implements CustomDirective {
    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {
      parser.parsePunctuation("[");
      long[] numbers = new long[3];
      for (int i = 0; i < numbers.length; i++) {
        if (i > 0) {
          parser.parsePunctuation(",");
        }
        numbers[i] = parser.parseInteger();
      }
      parser.parsePunctuation("]");
      arguments.setAttribute(0, DenseI64ArrayAttr.of(parser.context(), numbers));
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
      ((DenseI64ArrayAttr) arguments.attribute(0)).printElements(printer);
    }
  }

  /** {@code 1}. */
  private static final class Number implements CustomDirective {
    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {
      arguments.setAttribute(0, TestConstraints.integer(parser.context(), 64, parser.parseInteger()));
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
      printer.print(((IntegerAttr) arguments.attribute(0)).longValue());
    }
  }

  /** {@code 4 = 5}: the second number and the sum. */
  private static final class SumOfNumbers implements CustomDirective {
    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {
      long second = parser.parseInteger();
      parser.parsePunctuation("=");
      long sum = parser.parseInteger();
      if (sum != second + ((IntegerAttr) arguments.attribute(1)).longValue()) {
        throw parser.error("Expected sum to equal first + second");
      }
      arguments.setAttribute(0, TestConstraints.integer(parser.context(), 64, second));
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
      long second = ((IntegerAttr) arguments.attribute(0)).longValue();
      printer.print(second).print(" = ").print(second + ((IntegerAttr) arguments.attribute(1)).longValue());
    }
  }
}
