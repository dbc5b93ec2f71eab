// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import org.mortise.dialect.test.types.TestType;
import org.mortise.dialect.test.types.TestTypes;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.ResultNames;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** Operations with custom syntax or printer hooks. */
@Op(name = "test.custom_dimension_list_attr", define = "SyntaxOps.directives", summary = "Has dimensions.",
    attributes = "dimension_list: DENSE_I64_ARRAY",
    format = "`dimension_list` `=` custom<DimensionList>($dimension_list) attr-dict")
@Op(name = "test.optional_custom_attr", define = "SyntaxOps.directives", summary = "May have a number.",
    attributes = "attr: BOOL?", format = "attr-dict (custom<OptionalCustomParser>($attr)^) : (`bar`)?")
@Op(name = "test.attr_with_loc", define = "SyntaxOps.directives", summary = "Has a value with a location.",
    attributes = {"loc: ANY", "value: ANY"}, format = "`(` $value `` custom<OptionalLoc>($loc) `)` attr-dict")
@Op(name = "test.typed_attr", define = "SyntaxOps.directives", summary = "Has a type and a value of it.",
    attributes = {"type: TYPE", "attr: ANY"}, format = "attr-dict custom<TypedAttr>($type, $attr)")
@Op(name = "test.array_of_attr_op", summary = "Has lists.",
    attributes = {"a: ARRAY_OF_UGLY", "b: ARRAY_OF_INTS", "c: ARRAY_OF_ENUMS"},
    format = "`a` `=` $a `,` `b` `=` $b `,` `c` `=` $c attr-dict")
@Op(name = "test.op_with_enum", summary = "Has a value of an enumeration.",
    attributes = {"value: ENUM", "tag: ANY?"}, format = "$value (`tag` $tag^)? attr-dict")
@Op(name = "test.op_with_bit_enum", summary = "Has flags.", attributes = {"value: BIT_ENUM", "tag: ANY?"},
    format = "$value (`tag` $tag^)? attr-dict")
@Op(name = "test.op_with_bit_enum_vbar", summary = "Has flags.", attributes = {"value: BIT_ENUM_VBAR", "tag: ANY?"},
    format = "$value (`tag` $tag^)? attr-dict")
@Op(name = "test.containing_int_polynomial_attr", summary = "Has a polynomial.", attributes = "attr: NESTED_POLYNOMIAL",
    format = "$attr attr-dict")
@Op(name = "test.containing_int_polynomial_attr2", summary = "Has a polynomial.",
    attributes = "attr: NESTED_POLYNOMIAL2", format = "$attr attr-dict")
@Op(name = "test.format_maybe_empty_type", define = "SyntaxOps.directives",
    summary = "Has an operand whose type may have no parameters.", operands = "in: OPTIONAL_VALUE",
    format = "$in `:` custom<OptionalValueType>(type($in)) attr-dict")
@Op(name = "test.default_dialect", define = "SyntaxOps.defaultDialect", summary = "Has this default dialect.",
    regions = "body: ANY", format = "regions attr-dict-with-keyword")
@Op(name = "test.op.with_dot_in_name", summary = "Has a name with two dots.", format = "attr-dict")
@Op(name = "test.custom_result_name", define = "SyntaxOps.namedResults", summary = "Has named results.",
    operands = "optionalOperand: ANY...", attributes = "names: STRING_ARRAY", results = "r: ANY...")
@Op(name = "test.asm_interface_op", define = "SyntaxOps.namedParts", summary = "Has results with names.",
    results = {"first: ANY", "middle_results: ANY...", "last: ANY"})
@Op(name = "test.asm_dialect_interface_op", summary = "Has a result.", results = "r: ANY")
final class SyntaxOps {

  private SyntaxOps() {}

  /** The directives of the formats. */
  static void directives(OpDefinitionBuilder op) {
    op.directive("DimensionList", new DimensionList());
    op.directive("OptionalCustomParser", new OptionalFlag());
    op.directive("OptionalLoc", new OptionalLocation());
    op.directive("TypedAttr", new TypedValue());
    op.directive("OptionalValueType", new OptionalValueType());
  }

  /** The region's default dialect is this one. */
  static void defaultDialect(OpDefinitionBuilder op) {
    op.defaultDialect(TestDialect.NAMESPACE);
  }

  /** The results have the names of the attribute {@code names}. */
  static void namedResults(OpDefinitionBuilder op) {
    op.resultNames(PrettyNameOp::name);
  }

  /** Names the first and the middle results; the last one is numbered. */
  static void namedParts(OpDefinitionBuilder op) {
    op.resultNames(SyntaxOps::name);
  }

  private static void name(Operation op, ResultNames.Sink sink) {
    int last = op.resultCount() - 1;
    sink.name(op.result(0), "first");
    if (last > 1) {
      sink.name(op.result(1), "middle_results");
    }
    sink.name(op.result(last), "");
  }

  /** {@code 4x?} or {@code []}. */
  private static final class DimensionList implements CustomDirective {
    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {
      long[] dims = {};
      if (parser.parseOptionalPunctuation("[")) {
        parser.parsePunctuation("]");
      } else {
        dims = parser.parseDimensionList(true, false);
      }
      arguments.setAttribute(0, DenseI64ArrayAttr.of(parser.context(), dims));
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
      DenseI64ArrayAttr dims = (DenseI64ArrayAttr) arguments.attribute(0);
      printer.print(dims.size() == 0 ? "[]" : "");
      for (int i = 0; i < dims.size(); i++) {
        printer.print(i == 0 ? "" : "x");
        if (dims.get(i) == Long.MIN_VALUE) {
          printer.print('?');
        } else {
          printer.print(dims.get(i));
        }
      }
    }
  }

  /** {@code foo true} or nothing. */
  private static final class OptionalFlag implements CustomDirective {
    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {
      parser.parseKeyword("foo");
      arguments.setAttribute(0, parser.parseAttribute());
    }

    @Override
    public boolean parseOptional(OpAsmParser parser, ParsedArguments arguments) {
      if (!parser.parseOptionalKeyword("foo")) {
        return false;
      }
      arguments.setAttribute(0, parser.parseAttribute());
      return true;
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
      printer.print("foo ").printAttribute(arguments.attribute(0));
    }
  }

  /** {@code loc(...)} or nothing: the location of the place in the text. */
  private static final class OptionalLocation implements CustomDirective {
    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {
      Location here = parser.location(parser.position());
      Location given = parser.parseOptionalLocationSpecifier();
      arguments.setAttribute(0, given == null ? here : given);
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
      if (arguments.attribute(0) instanceof Location location) {
        printer.printOptionalLocationSpecifier(location);
      }
    }
  }

  /** The optional parameters of {@code !test.optional_value_type}, without its name. */
  private static final class OptionalValueType implements CustomDirective {
    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {
      Type whole = parser.parseOptionalType();
      arguments.types(0).add(whole != null ? whole : TestTypes.parseOptionalValue(parser));
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
      TestType type = (TestType) arguments.types(0).get(0);
      if (type.parameters().isEmpty()) {
        printer.printType(type);
      } else {
        TestTypes.printParameters(type, printer);
      }
    }
  }

  /** {@code type = value}. */
  private static final class TypedValue implements CustomDirective {
    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {
      Type type = parser.parseType();
      arguments.setAttribute(0, TypeAttr.of(type));
      parser.parsePunctuation("=");
      arguments.setAttribute(1, parser.parseAttribute(type));
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
      printer.printAttribute(arguments.attribute(0)).print(" = ");
      printer.printAttributeWithoutType(arguments.attribute(1));
    }
  }
}
