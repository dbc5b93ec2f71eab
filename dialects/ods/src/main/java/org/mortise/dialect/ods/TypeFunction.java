// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.internal.expression.Expression;
import org.mortise.dialect.ods.internal.expression.Expression.Kind;
import org.mortise.dialect.ods.internal.expression.ExpressionError;
import org.mortise.dialect.ods.internal.expression.TypeExpressions;
import org.mortise.ir.Context;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.parameters.Parameter;
import org.mortise.ir.text.parser.SymbolText;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.PointerLikeType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;
import org.mortise.ir.types.UnrankedMemRefType;
import org.mortise.ir.types.UnrankedTensorType;

/** A function from the types of operands, results and attributes to a type, such as {@code element(source)}. */
final class TypeFunction {
  private final Expression expression;
  private final Definitions definitions;
  private final Set<String> sources = new LinkedHashSet<>();

  /**
   * Creates a function.
   *
   * @param isVariable whether a name is that of an operand, result or attribute
   */
  TypeFunction(Expression expression, Definitions definitions, Predicate<String> isVariable) {
    this.expression = expression;
    this.definitions = definitions;
    check(expression, isVariable);
  }

  private void check(Expression part, Predicate<String> isVariable) {
    if (part.kind() == Kind.NAME && part.arguments().isEmpty() && isVariable.test(part.text())) {
      sources.add(part.text());
      return;
    }
    int checked = part.arguments().size();
    if (part.is("parameter")) {
      if (part.arguments().size() != 2) {
        throw new ExpressionError("'" + part + "' must have two arguments");
      }
      checked = 1;
    } else if (part.kind() == Kind.NAME && part.arguments().isEmpty() && !isType(part.text())) {
      throw new ExpressionError("'" + part + "' is no type, operand, result or attribute");
    } else if (part.kind() != Kind.NAME && part.kind() != Kind.TYPE) {
      throw new ExpressionError("'" + part + "' is no function of types");
    }
    for (int i = 0; i < checked; i++) {
      check(part.arguments().get(i), isVariable);
    }
    if (part.kind() == Kind.NAME && !part.arguments().isEmpty() && !FUNCTIONS.contains(part.text())) {
      throw new ExpressionError("unknown function of types '" + part.text() + "'");
    }
  }

  private static final Set<String> FUNCTIONS = Set.of(
      "element", "parameter", "with_element", "i1_like", "tensor_of_memref", "memref_of_tensor",
      "pointee");

  private boolean isType(String name) {
    return !name.isEmpty() && TypeExpressions.isSingleType(name);
  }

  /** Returns the names of the operands, results and attributes. */
  Set<String> sources() {
    return sources;
  }

  /** Returns the type; null if there is none for these types. */
  @Nullable Type apply(Context context, Function<String, @Nullable Type> types) {
    return apply(expression, context, types);
  }

  private @Nullable Type apply(Expression part, Context context, Function<String, @Nullable Type> types) {
    if (part.kind() == Kind.TYPE) {
      return symbol(part, context, types);
    }
    if (part.arguments().isEmpty()) {
      return sources.contains(part.text()) ? types.apply(part.text())
          : TypeExpressions.singleType(part.text(), context);
    }
    Type first = apply(part.arguments().get(0), context, types);
    if (first == null) {
      return null;
    }
    return switch (part.text()) {
      case "element" -> element(first);
      case "pointee" -> pointee(first);
      case "parameter" -> parameter(first, part.arguments().get(1).text());
      case "with_element" -> withElement(first, apply(part.arguments().get(1), context, types));
      case "i1_like" -> withElement(first, IntegerType.of(context, 1));
      case "tensor_of_memref" -> tensor(first);
      default -> memref(first);
    };
  }

  private @Nullable Type symbol(Expression part, Context context, Function<String, @Nullable Type> types) {
    ParametricDefinition<DefinedType> definition = definitions.findType(part.namespace(), part.mnemonic());
    List<@Nullable Object> values = new ArrayList<>();
    for (Expression argument : part.arguments()) {
      Type value = apply(argument, context, types);
      if (value == null) {
        return null;
      }
      values.add(value);
    }
    if (definition == null) {
      return ofOtherDialect(part, context, values);
    }
    List<? extends Parameter<?>> parameters = definition.form().parameters();
    if (!values.isEmpty() && !parameters.isEmpty() && parameters.get(0) == ParameterExpressions.TEXT) {
      return ofText(context, "!" + definition, values.stream().map(String::valueOf).toList());
    }
    if (parameters.size() < values.size()) {
      return null;
    }
    while (values.size() < parameters.size()) {
      values.add(parameters.get(values.size()).absent());
    }
    return definition.form().get(context, values.toArray());
  }

  /** A type that Java declares, by its text; types of its own dialect are without prefix in it. */
  private static @Nullable Type ofOtherDialect(Expression part, Context context, List<@Nullable Object> parameters) {
    String prefix = "!" + part.namespace() + ".";
    List<String> texts = new ArrayList<>();
    for (Object parameter : parameters) {
      String written = String.valueOf(parameter);
      texts.add(written.startsWith(prefix) ? written.substring(prefix.length()) : written);
    }
    return ofText(context, prefix + part.mnemonic(), texts);
  }

  /** Returns the type of a text, with parameters in angle brackets; null if that is no type. */
  private static @Nullable Type ofText(Context context, String name, List<String> parameters) {
    try {
      return SymbolText.parseType(context, name + "<" + String.join(", ", parameters) + ">");
    } catch (ParseError noSuchType) {
      return null;
    }
  }

  private static @Nullable Type element(Type type) {
    return type instanceof ShapedType shaped ? shaped.elementType()
        : type instanceof ComplexType complex ? complex.elementType() : type;
  }

  /** The pointee of a pointer; for a shaped type of pointers, the same shape of their pointees. */
  private static @Nullable Type pointee(Type type) {
    if (type instanceof ShapedType shaped) {
      return withElement(type, pointee(shaped.elementType()));
    }
    return type instanceof PointerLikeType pointer ? pointer.pointeeType() : parameter(type, "pointeeType");
  }

  private static @Nullable Type parameter(Type type, String name) {
    if (!(type instanceof DefinedType defined)) {
      return null;
    }
    int index = defined.definition().indexOf(name);
    Object value = index < 0 ? null : defined.parameter(index);
    return value instanceof TypeAttr attribute ? attribute.value() : value instanceof Type inner ? inner : null;
  }

  private static @Nullable Type withElement(Type type, @Nullable Type element) {
    if (element == null || !(type instanceof ShapedType shaped)) {
      return element;
    }
    if (type instanceof UnrankedTensorType) {
      return UnrankedTensorType.of(element);
    }
    return shaped.hasRank() ? shaped.cloneWith(shaped.shape(), element).asType() : null;
  }

  private static @Nullable Type tensor(Type type) {
    return type instanceof MemRefType memref ? RankedTensorType.of(memref.shape(), memref.elementType())
        : type instanceof BaseMemRefType memref ? UnrankedTensorType.of(memref.elementType()) : null;
  }

  private static @Nullable Type memref(Type type) {
    return type instanceof RankedTensorType tensor ? MemRefType.of(tensor.shape(), tensor.elementType())
        : type instanceof TensorType tensor ? UnrankedMemRefType.of(tensor.elementType(), null) : null;
  }
}
