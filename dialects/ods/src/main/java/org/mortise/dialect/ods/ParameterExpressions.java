// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.mortise.dialect.ods.internal.expression.AttributeExpressions;
import org.mortise.dialect.ods.internal.expression.Declaration;
import org.mortise.dialect.ods.internal.expression.Expression;
import org.mortise.dialect.ods.internal.expression.ExpressionError;
import org.mortise.dialect.ods.internal.expression.ExpressionParser;
import org.mortise.dialect.ods.internal.expression.TypeExpressions;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Arity;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.parameters.Parameter;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;
import org.mortise.ir.types.ShapedType;

/** Turns declarations of parameters into parameters. */
final class ParameterExpressions {
  private static final String TYPE_ERROR = "invalid kind of type specified";
  private static final String ATTRIBUTE_ERROR = "invalid kind of attribute specified";

  private final Definitions definitions;

  ParameterExpressions(Definitions definitions) {
    this.definitions = definitions;
  }

  /** Returns the parameter that a declaration states. */
  Parameter<?> compile(String text) {
    Declaration declaration = Declaration.parse(text);
    if (!declaration.effects().isEmpty() || declaration.arity() == Arity.VARIADIC) {
      throw new ExpressionError("unexpected text in the parameter '" + text + "'");
    }
    ParameterForm<?> form = form(declaration.expression());
    if (declaration.value() != null && isAttribute(declaration.expression())) {
      return Parameter.optional(declaration.name(), withoutDefault(form, declaration.value()));
    }
    return declaration.value() != null ? defaulted(declaration, form)
        : declaration.arity() == Arity.OPTIONAL ? optional(declaration, form)
        : Parameter.required(declaration.name(), form);
  }

  private static boolean isAttribute(Expression expression) {
    return expression.kind() == Expression.Kind.ATTRIBUTE || expression.is("attr") || expression.is("attribute");
  }

  /** An attribute with the text of the default is the same as none: the default may be of a dialect of this file. */
  private static <T> ParameterForm<T> withoutDefault(ParameterForm<T> form, String text) {
    return new ParameterForm<>(form.type(), parser -> {
      T value = form.parser().apply(parser);
      return value.toString().equals(text) ? null : value;
    }, form.writer());
  }

  private static <T> Parameter<T> optional(Declaration declaration, ParameterForm<T> form) {
    return Parameter.optional(declaration.name(), form);
  }

  @SuppressWarnings("unchecked")
  private <T> Parameter<T> defaulted(Declaration declaration, ParameterForm<T> form) {
    return Parameter.defaulted(declaration.name(), form, (T) value(declaration));
  }

  /** Returns the default value of a declaration. */
  private Object value(Declaration declaration) {
    String text = declaration.value();
    Expression expression = declaration.expression();
    if (text.equals("[]")) {
      return List.of();
    }
    if (expression.kind() == Expression.Kind.CONSTRAINT) {
      Long number = definitions.enumeration(expression.text()).number(text.replace("\"", ""));
      if (number != null) {
        return number;
      }
    }
    if (expression.is("bool")) {
      return Boolean.parseBoolean(text);
    }
    if (expression.is("string")) {
      return new ExpressionParser(text).string();
    }
    if (expression.is("float") || expression.is("double")) {
      return Double.valueOf(text);
    }
    if (expression.text().contains("int") || expression.is("unsigned")) {
      return number(expression, text);
    }
    throw new ExpressionError("'" + text + "' is no default value of a parameter '" + expression + "'");
  }

  private static Object number(Expression expression, String text) {
    BigInteger number;
    try {
      number = text.startsWith("0x") ? new BigInteger(text.substring(2), 16) : new BigInteger(text);
    } catch (NumberFormatException malformed) {
      throw new ExpressionError("'" + text + "' is no default value of a parameter '" + expression + "'");
    }
    if (expression.is("integer")) {
      return number;
    }
    boolean isUnsigned = expression.text().startsWith("u");
    int width = expression.is("unsigned") ? Integer.SIZE : Integer.parseInt(expression.text().replaceAll("\\D", ""));
    if (isUnsigned ? number.signum() < 0 || number.bitLength() > width : number.bitLength() >= width) {
      throw new ExpressionError("the default value " + text + " is out of the range of '" + expression + "'");
    }
    return number.longValue();
  }

  private ParameterForm<?> form(Expression expression) {
    return switch (expression.kind()) {
      case CONSTRAINT -> definitions.enumeration(expression.text()).parameter();
      case ATTRIBUTE -> attribute(expression);
      case TYPE -> type(expression);
      case NAME -> named(expression);
      default -> throw new ExpressionError("'" + expression + "' is no form of a parameter");
    };
  }

  private ParameterForm<?> named(Expression expression) {
    return switch (expression.text()) {
      case "int8" -> ParameterForms.signed("int8_t", Byte.SIZE);
      case "int16" -> ParameterForms.signed("int16_t", Short.SIZE);
      case "int32" -> ParameterForms.signed("int32_t", Integer.SIZE);
      case "int64" -> ParameterForms.signed("int64_t", Long.SIZE);
      case "integer" -> new ParameterForm<BigInteger>(
          "APInt", AsmParser::parseBigInteger, (printer, value) -> printer.print(value.toString()));
      case "uint8" -> ParameterForms.unsigned("uint8_t", Byte.SIZE);
      case "uint16" -> ParameterForms.unsigned("uint16_t", Short.SIZE);
      case "uint32" -> ParameterForms.unsigned("uint32_t", Integer.SIZE);
      case "uint64" -> ParameterForms.unsigned("uint64_t", Long.SIZE);
      case "unsigned" -> ParameterForms.unsigned("unsigned", Integer.SIZE);
      case "bool" -> ParameterForms.BOOL;
      case "string" -> ParameterForms.STRING;
      case "affine_map" -> ParameterForms.AFFINE_MAP;
      case "dims" -> new ParameterForm<List<Long>>(
          "ArrayRef<int64_t>", ParameterExpressions::parseDimensions, ParameterExpressions::printDimensions);
      case "float", "double" -> new ParameterForm<Double>(
          expression.text(), AsmParser::parseFloat, ParameterExpressions::printFloat);
      case "type" -> expression.arguments().isEmpty() ? ParameterForms.TYPE : typeOf(expression.argument());
      case "attribute" -> ParameterForms.ATTRIBUTE;
      case "attr" -> attributeOf(expression.argument());
      case "list" -> ParameterForms.list(form(expression.argument()));
      default -> throw new ExpressionError("unknown form '" + expression + "' of a parameter");
    };
  }

  private static void printFloat(AsmPrinter printer, double value) {
    printer.print(String.format(Locale.ROOT, "%e", value)); // as C++ prints it
  }

  private ParameterForm<Type> typeOf(Expression expression) {
    TypeConstraint<Type> constraint = new TypeExpressions(definitions).compile(expression);
    return new ParameterForm<>("Type", parser -> {
      int start = parser.position();
      Type type = parser.parseType();
      if (!constraint.accepts(type)) {
        throw parser.error(start, TYPE_ERROR);
      }
      return type;
    }, AsmPrinter::printType);
  }

  private ParameterForm<Attribute> attributeOf(Expression expression) {
    AttributeConstraint<Attribute> constraint = new AttributeExpressions(definitions).compile(expression);
    if (constraint.form() != null && !constraint.form().isStripped()) {
      return new ParameterForm<>("Attribute", constraint.form()::parse, constraint.form()::print);
    }
    Function<AsmParser, Attribute> parse = parser -> {
      int start = parser.position();
      Attribute attribute = parser.parseAttribute(
          constraint.impliedType() == null ? null : constraint.impliedType().apply(parser.context()));
      if (!constraint.accepts(attribute)) {
        throw parser.error(start, ATTRIBUTE_ERROR);
      }
      return attribute;
    };
    return new ParameterForm<>("Attribute", parse, constraint.impliedType() == null
        ? AsmPrinter::printAttribute : AsmPrinter::printAttributeWithoutType);
  }

  // ---- types and attributes of dialects ----------------------------------------------------------------------------

  /** Parses {@code 4x?x}. */
  private static List<Long> parseDimensions(AsmParser parser) {
    return Arrays.stream(parser.parseDimensionList(true, true)).boxed().toList();
  }

  private static void printDimensions(AsmPrinter printer, List<Long> dimensions) {
    for (long dimension : dimensions) {
      printer.print(ShapedType.isDynamic(dimension) ? "?" : Long.toString(dimension)).print('x');
    }
  }

  private ParameterForm<?> attribute(Expression expression) {
    ParametricDefinition<DefinedAttr> definition =
        definitions.findAttribute(expression.namespace(), expression.mnemonic());
    return definition == null || definition.isQualified() ? attributeOf(expression)
        : new ParameterForm<>(definition.mnemonic(), parser -> parseStripped(parser, definition),
            (printer, value) -> printer.printAliasOr(value, () -> value.printBody(printer)), List.of(),
            ParameterForms.ofKind(DefinedAttr.class, definition.mnemonic()));
  }

  /** Parses an attribute without prefix and mnemonic; an alias or a whole attribute is parsed, too. */
  static DefinedAttr parseStripped(AsmParser parser, ParametricDefinition<DefinedAttr> definition) {
    int start = parser.position();
    Attribute whole = parser.parseOptionalExtendedAttribute();
    if (whole == null) {
      return parser.parseNested(() -> definition.parse(parser));
    }
    if (whole instanceof DefinedAttr attribute && attribute.definition() == definition) {
      return attribute;
    }
    throw parser.error(start, ATTRIBUTE_ERROR);
  }

  private ParameterForm<?> type(Expression expression) {
    ParametricDefinition<DefinedType> definition = definitions.findType(expression.namespace(), expression.mnemonic());
    return definition == null || definition.isQualified() ? typeOf(expression)
        : new ParameterForm<DefinedType>(definition.mnemonic(), parser -> parseStrippedType(parser, definition),
            (printer, value) -> printer.printNested(() -> value.printBody(printer)), List.of(),
            new ParameterForm<>(definition.mnemonic(), parser -> parser.parseType(DefinedType.class),
                AsmPrinter::printType));
  }

  /** Parses a type without prefix and mnemonic; an alias or a whole type is parsed, too. */
  static DefinedType parseStrippedType(AsmParser parser, ParametricDefinition<DefinedType> definition) {
    int start = parser.position();
    Type whole = parser.parseOptionalExtendedType();
    if (whole == null) {
      return parser.parseNested(() -> definition.parse(parser));
    }
    if (whole instanceof DefinedType type && type.definition() == definition) {
      return type;
    }
    throw parser.error(start, TYPE_ERROR);
  }

  // ---- text --------------------------------------------------------------------------------------------------------

  /** The parameter of types and attributes whose text is kept as it is written. */
  static final Parameter<Body> TEXT =
      Parameter.defaulted("text", new ParameterForm<>("text", Body::parse, (printer, body) -> body.print(printer)),
          Body.EMPTY);
}
