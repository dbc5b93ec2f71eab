// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.expression;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.mortise.ir.Attribute;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Location;
import org.mortise.ir.PropertyEncoding;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseArrayAttr;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.DenseResourceElementsAttr;
import org.mortise.ir.attributes.DenseStringsAttr;
import org.mortise.ir.attributes.DistinctAttr;
import org.mortise.ir.attributes.ElementsAttr;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.IntegerSetAttr;
import org.mortise.ir.attributes.OpaqueAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.PropertyEncodings;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;

/** Turns expressions about attributes into constraints. */
public final class AttributeExpressions {
  private final Scope scope;
  private final TypeExpressions types;

  /** Creates the compiler of expressions that refer to a scope. */
  public AttributeExpressions(Scope scope) {
    this.scope = scope;
    this.types = new TypeExpressions(scope);
  }

  /** Returns the constraint that an expression states. */
  public AttributeConstraint<Attribute> compile(Expression expression) {
    return switch (expression.kind()) {
      case ANY_OF -> anyOf(expression.arguments());
      case ALL_OF -> allOf(expression.arguments());
      case CONSTRAINT -> scope.attributeConstraint(expression.text());
      case ATTRIBUTE -> symbol(expression);
      case NAME -> named(expression);
      default -> throw new ExpressionError("'" + expression + "' is no expression about attributes");
    };
  }

  private List<AttributeConstraint<Attribute>> compile(List<Expression> expressions) {
    List<AttributeConstraint<Attribute>> constraints = new ArrayList<>();
    expressions.forEach(each -> constraints.add(compile(each)));
    return constraints;
  }

  private AttributeConstraint<Attribute> anyOf(List<Expression> alternatives) {
    List<AttributeConstraint<Attribute>> parts = compile(alternatives);
    String description =
        parts.stream().map(AttributeConstraint::description).collect(Collectors.joining(" or "));
    return AttributeConstraint.of(description, attribute -> {
      for (AttributeConstraint<Attribute> part : parts) {
        if (part.accepts(attribute)) {
          return true;
        }
      }
      return false;
    });
  }

  /** The first part says of which kind the attributes are; it gives the description and the syntax. */
  private AttributeConstraint<Attribute> allOf(List<Expression> expressions) {
    AttributeConstraint<Attribute> all = compile(expressions.get(0));
    for (Expression each : expressions.subList(1, expressions.size())) {
      AttributeConstraint<Attribute> part = compile(each);
      all = all.and(each.is("unchecked") ? "" : " " + part.description(), part.test());
    }
    return all;
  }

  private AttributeConstraint<Attribute> symbol(Expression expression) {
    String namespace = expression.namespace();
    String mnemonic = expression.mnemonic();
    if (mnemonic.equals("*")) {
      return AttributeConstraint.of(
          namespace + " attribute", attribute -> attribute.dialectNamespace().equals(namespace));
    }
    AttributeConstraint<Attribute> defined = scope.attribute(namespace, mnemonic);
    if (defined != null) {
      return defined;
    }
    Predicate<Attribute> test = attribute -> scope.is(attribute, namespace, mnemonic);
    return AttributeConstraint.of("#" + namespace + "." + mnemonic, test).withStorage(test);
  }

  @SuppressWarnings("unchecked")
  private static AttributeConstraint<Attribute> general(AttributeConstraint<? extends Attribute> constraint) {
    return (AttributeConstraint<Attribute>) constraint;
  }

  private static AttributeConstraint<Attribute> kind(String description, Class<? extends Attribute> kind) {
    return general(AttributeConstraint.ofKind(description, kind));
  }

  // ---- kinds of attributes -----------------------------------------------------------------------------------------

  private AttributeConstraint<Attribute> named(Expression expression) {
    return switch (expression.text()) {
      case "any" -> AttributeConstraints.ANY;
      case "string" -> general(AttributeConstraints.STRING);
      case "symbol_name" -> general(AttributeConstraints.SYMBOL_NAME);
      case "symbol" -> general(AttributeConstraints.SYMBOL_REF);
      case "flat_symbol" -> general(AttributeConstraints.FLAT_SYMBOL_REF);
      case "unit" -> general(AttributeConstraints.UNIT);
      case "bool" -> general(AttributeConstraints.BOOL);
      case "dictionary" -> general(AttributeConstraints.DICTIONARY);
      case "affine_map" -> general(AttributeConstraints.AFFINE_MAP);
      case "integer_set" -> kind("IntegerSet attribute", IntegerSetAttr.class);
      case "location" -> kind("location attribute", Location.class);
      case "opaque" -> kind("opaque attribute", OpaqueAttr.class);
      case "distinct" -> kind("distinct attribute", DistinctAttr.class);
      case "type" -> type(expression);
      case "array" -> array(expression);
      case "array_bool" -> general(AttributeConstraints.DENSE_BOOL_ARRAY);
      case "array_i8" -> general(AttributeConstraints.DENSE_I8_ARRAY);
      case "array_i16" -> general(AttributeConstraints.DENSE_I16_ARRAY);
      case "array_i32" -> general(AttributeConstraints.DENSE_I32_ARRAY);
      case "array_i64" -> general(AttributeConstraints.DENSE_I64_ARRAY);
      case "array_f32" -> general(AttributeConstraints.DENSE_F32_ARRAY);
      case "array_f64" -> general(AttributeConstraints.DENSE_F64_ARRAY);
      case "elements" -> elements(expression, general(AttributeConstraints.ELEMENTS));
      case "int_elements" -> elements(expression, general(AttributeConstraints.INTEGER_ELEMENTS));
      case "float_elements" -> elements(expression, AttributeConstraint.of(
          "floating-point elements attribute", attribute -> attribute instanceof DenseElementsAttr elements
              && elements.elementType() instanceof FloatType));
      case "string_elements" -> elements(expression, kind("string elements attribute", DenseStringsAttr.class));
      case "resource_elements" -> kind("resource elements attribute", DenseResourceElementsAttr.class);
      case "typed" -> expression.arguments().isEmpty() ? AttributeConstraints.TYPED : typed(expression.argument());
      case "integer" -> general(AttributeConstraints.ANY_INTEGER);
      case "float" -> kind("arbitrary float attribute", FloatAttr.class);
      case "property" -> property(expression.argument());
      default -> TypeExpressions.isSingle(expression) || expression.text().endsWith("_integer")
          || expression.is("int") ? number(expression) : condition(expression);
    };
  }

  private AttributeConstraint<Attribute> type(Expression expression) {
    if (expression.arguments().isEmpty()) {
      return general(AttributeConstraints.TYPE);
    }
    TypeConstraint<?> inner = types.compile(expression.argument());
    return general(AttributeConstraint.ofKind(
        "type attribute of " + inner.description(), TypeAttr.class, attribute -> inner.accepts(attribute.value())));
  }

  private AttributeConstraint<Attribute> array(Expression expression) {
    if (expression.arguments().isEmpty()) {
      return general(AttributeConstraints.ARRAY);
    }
    AttributeConstraint<Attribute> element = compile(expression.argument());
    return general(AttributeConstraints.arrayOf(arrayDescription(expression.argument(), element), element.test()));
  }

  /** Returns the summary that MLIR's constraints on arrays have: "32-bit integer array attribute". */
  private static String arrayDescription(Expression argument, AttributeConstraint<Attribute> element) {
    String description = element.description();
    if (TypeExpressions.isSingle(argument)) {
      return description.replace("signless ", "").replace(" attribute", "") + " array attribute";
    }
    return List.of("string", "bool", "symbol", "flat_symbol", "type").contains(argument.text())
        && argument.arguments().isEmpty()
            ? description.replace("any type", "type").replace("reference", "ref").replace(" attribute", "")
                + " array attribute"
            : "array of " + description;
  }

  private AttributeConstraint<Attribute> elements(Expression expression, AttributeConstraint<Attribute> any) {
    if (expression.arguments().isEmpty()) {
      return any;
    }
    TypeConstraint<?> element = types.compile(expression.argument());
    return any.and(" of " + element.description(),
        attribute -> attribute instanceof ElementsAttr elements && element.accepts(elements.elementType()));
  }

  private AttributeConstraint<Attribute> typed(Expression expression) {
    TypeConstraint<org.mortise.ir.Type> type = types.compile(expression);
    Predicate<Attribute> test = attribute -> TypeExpressions.accepts(type, attribute);
    AttributeConstraint<Attribute> typed =
        AttributeConstraint.of("attribute of " + type.description(), test).withStorage(test);
    return type.buildable() == null ? typed : typed.withImpliedType(type.buildable());
  }

  /** An integer or a float of such a type. One type is implied. */
  private AttributeConstraint<Attribute> number(Expression expression) {
    TypeConstraint<org.mortise.ir.Type> type = types.compile(expression);
    boolean isFloat = TypeExpressions.isSingle(expression) && expression.text().matches("b?t?f.*");
    Class<? extends Attribute> kind = isFloat ? FloatAttr.class : IntegerAttr.class;
    AttributeConstraint<Attribute> number = general(AttributeConstraint.ofKind(
        type.description() + " attribute", kind)).and("", attribute -> TypeExpressions.accepts(type, attribute));
    return type.buildable() == null ? number : number.withImpliedType(type.buildable());
  }

  private AttributeConstraint<Attribute> property(Expression expression) {
    AttributeConstraint<Attribute> property = compile(expression).asProperty();
    PropertyEncoding encoding = switch (expression.text()) {
      case "unit" -> PropertyEncodings.UNIT;
      case "string" -> PropertyEncodings.STRING;
      case "bool" -> PropertyEncodings.integer(1);
      case "i8" -> PropertyEncodings.integer(Byte.SIZE);
      case "i16" -> PropertyEncodings.integer(Short.SIZE);
      case "i32" -> PropertyEncodings.integer(Integer.SIZE);
      case "i64" -> PropertyEncodings.integer(Long.SIZE);
      default -> scope.propertyEncoding(expression.text());
    };
    return encoding == null ? property : property.withEncoding(encoding);
  }

  // ---- conditions --------------------------------------------------------------------------------------------------

  private AttributeConstraint<Attribute> condition(Expression expression) {
    String name = expression.text();
    return switch (name) {
      case "not" -> {
        long unknown = scope.uncheckedCount();
        AttributeConstraint<Attribute> inner = compile(expression.argument());
        yield AttributeConstraint.of("not " + inner.description(),
            scope.uncheckedCount() == unknown ? inner.test().negate() : attribute -> true);
      }
      case "min" -> {
        long bound = expression.argument().number();
        yield numberTest("whose minimum value is " + bound, value -> value.compareTo(BigInteger.valueOf(bound)) >= 0);
      }
      case "max" -> {
        long bound = expression.argument().number();
        yield numberTest("whose maximum value is " + bound, value -> value.compareTo(BigInteger.valueOf(bound)) <= 0);
      }
      case "positive" -> numberTest("whose value is positive", value -> value.signum() > 0);
      case "non_negative" -> numberTest("whose value is non-negative", value -> value.signum() >= 0);
      case "power_of_2" -> numberTest(
          "whose value is a power of two > 0", value -> value.signum() > 0 && value.bitCount() == 1);
      case "in" -> {
        long[] values = expression.numbers();
        String words = Arrays.stream(values).mapToObj(Long::toString).collect(Collectors.joining(", "));
        yield numberTest("whose value is one of {" + words + "}",
            value -> Arrays.stream(values).anyMatch(each -> value.equals(BigInteger.valueOf(each))));
      }
      case "size" -> {
        long size = expression.argument().number();
        yield AttributeConstraint.of("with exactly " + size + " elements", attribute -> size(attribute) == size);
      }
      case "min_size" -> {
        long size = expression.argument().number();
        yield AttributeConstraint.of("with at least " + size + " elements", attribute -> size(attribute) >= size);
      }
      case "max_size" -> {
        long size = expression.argument().number();
        yield AttributeConstraint.of("with at most " + size + " elements",
            attribute -> size(attribute) >= 0 && size(attribute) <= size);
      }
      case "equals" -> {
        String text = expression.argument().text();
        yield AttributeConstraint.of("is " + text, attribute -> attribute.toString().equals(text));
      }
      case "sorted" -> AttributeConstraint.of(
          "should be in non-decreasing order", attribute -> isSorted(attribute, 0));
      case "strictly_sorted" -> AttributeConstraint.of(
          "should be in increasing order", attribute -> isSorted(attribute, 1));
      case "each" -> {
        AttributeConstraint<Attribute> inner = compile(expression.argument());
        yield AttributeConstraint.of("each " + inner.description(),
            attribute -> attribute instanceof ArrayAttr array && array.elements().stream().allMatch(inner.test())
                || attribute instanceof DenseArrayAttr dense && eachOf(dense, inner));
      }
      case "shape" -> {
        TypeConstraint<?> inner = types.compile(expression.argument());
        yield AttributeConstraint.of("type is " + inner.description(),
            attribute -> attribute instanceof ElementsAttr elements && inner.accepts(elements.type()));
      }
      case "implements" -> {
        String interfaceName = expression.argument().text();
        boolean isKnown = scope.hasInterface(interfaceName); // otherwise attributes of Java implement it, or none
        yield AttributeConstraint.of(interfaceName + " instance",
            attribute -> !isKnown || scope.implementsInterface(attribute, interfaceName));
      }
      case "unchecked" -> {
        scope.countUnchecked();
        yield AttributeConstraint.of("any attribute", attribute -> true);
      }
      default -> throw new ExpressionError("unknown name '" + name + "' in an expression about attributes");
    };
  }

  private static AttributeConstraint<Attribute> numberTest(String description, Predicate<BigInteger> test) {
    return AttributeConstraint.of(description, attribute -> attribute instanceof IntegerAttr integer
        && test.test(isUnsigned(integer) ? integer.unsignedValue() : integer.signedValue()));
  }

  private static boolean isUnsigned(IntegerAttr integer) {
    return integer.type() instanceof IntegerType type && !(integer.type() instanceof IndexType) && type.isUnsigned();
  }

  /** Returns the number of elements; -1 if it has none. */
  private static long size(Attribute attribute) {
    return attribute instanceof ArrayAttr array ? array.elements().size()
        : attribute instanceof DenseArrayAttr array ? array.size()
        : attribute instanceof StringAttr string ? string.value().length()
        : attribute instanceof DictionaryAttr dictionary ? dictionary.entries().size()
        : -1;
  }

  private static boolean isSorted(Attribute attribute, long step) {
    int size = (int) size(attribute);
    for (int i = 1; i < size; i++) {
      if (at(attribute, i) - at(attribute, i - 1) < step) {
        return false;
      }
    }
    return true;
  }

  private static boolean eachOf(DenseArrayAttr array, AttributeConstraint<Attribute> constraint) {
    for (int i = 0; i < array.size(); i++) {
      if (!constraint.accepts(IntegerAttr.i64(array.context(), at(array, i)))) {
        return false;
      }
    }
    return true;
  }

  private static long at(Attribute attribute, int index) {
    return attribute instanceof DenseI64ArrayAttr array ? array.get(index)
        : attribute instanceof DenseI32ArrayAttr array ? array.get(index) : index;
  }
}
