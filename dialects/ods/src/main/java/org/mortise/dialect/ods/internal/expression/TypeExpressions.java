// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.expression;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.internal.expression.Expression.Kind;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.text.parser.SymbolText;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.FunctionType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.OpaqueType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;
import org.mortise.ir.types.TupleType;
import org.mortise.ir.types.UnrankedMemRefType;
import org.mortise.ir.types.UnrankedTensorType;
import org.mortise.ir.types.VectorType;

/** Turns expressions about types into constraints, whose descriptions are those that ODS derives. */
public final class TypeExpressions {
  /** A type of a later version of MLIR, which no value has. */
  private static final Pattern NEWER_FLOAT = Pattern.compile("f[0-9]+E[0-9]+M[0-9]+[A-Z0-9]*");

  private final Scope scope;

  /** Creates the compiler of expressions that refer to a scope. */
  public TypeExpressions(Scope scope) {
    this.scope = scope;
  }

  /** Returns the constraint that an expression states. */
  public TypeConstraint<Type> compile(Expression expression) {
    return switch (expression.kind()) {
      case ANY_OF -> anyOf(expression.arguments());
      case ALL_OF -> allOf(expression);
      case CONSTRAINT -> scope.typeConstraint(expression.text());
      case TYPE -> symbol(expression);
      case NAME -> named(expression);
      default -> throw new ExpressionError("'" + expression + "' is no expression about types");
    };
  }

  private List<TypeConstraint<Type>> compile(List<Expression> expressions) {
    List<TypeConstraint<Type>> constraints = new ArrayList<>();
    expressions.forEach(each -> constraints.add(compile(each)));
    return constraints;
  }

  private TypeConstraint<Type> anyOf(List<Expression> alternatives) {
    List<TypeConstraint<Type>> parts = compile(alternatives);
    String description = parts.stream().map(TypeConstraint::description).collect(Collectors.joining(" or "));
    return TypeConstraint.of(description, type -> {
      for (TypeConstraint<Type> part : parts) {
        if (part.accepts(type)) {
          return true;
        }
      }
      return false;
    });
  }

  /**
   * The first part says of which kind the types are; it gives the description and the form. {@code builds(TYPE)} gives
   * the type that a format omits, although others are accepted.
   */
  private TypeConstraint<Type> allOf(Expression expression) {
    List<TypeConstraint<Type>> parts = compile(expression.arguments());
    TypeConstraint<Type> first = parts.get(0);
    Predicate<Type> test = type -> {
      for (TypeConstraint<Type> part : parts) {
        if (!part.accepts(type)) {
          return false;
        }
      }
      return true;
    };
    Function<Context, Type> buildable = first.buildable();
    for (TypeConstraint<Type> part : parts) {
      buildable = buildable == null ? part.buildable() : buildable;
    }
    return new TypeConstraint<>(first.description(), first.kind(), test, buildable, first.form());
  }

  // ---- types of dialects -------------------------------------------------------------------------------------------

  private TypeConstraint<Type> symbol(Expression expression) {
    String namespace = expression.namespace();
    String mnemonic = expression.mnemonic();
    if (mnemonic.equals("*")) {
      return TypeConstraint.of(namespace + " type", type -> type.dialectNamespace().equals(namespace));
    }
    TypeConstraint<Type> defined = scope.type(namespace, mnemonic);
    TypeConstraint<Type> any = defined != null ? defined
        : TypeConstraint.of("!" + namespace + "." + mnemonic, type -> scope.is(type, namespace, mnemonic));
    List<Expression> arguments = expression.arguments();
    if (arguments.isEmpty()) {
      return any;
    }
    Predicate<Type> test = any.test();
    for (int i = 0; i < arguments.size(); i++) {
      if (!arguments.get(i).is("_")) {
        TypeConstraint<Type> parameter = compile(arguments.get(i));
        int index = i;
        test = test.and(type -> {
          Type inner = asType(scope.parameter(type, index));
          return inner != null && parameter.accepts(inner);
        });
      }
    }
    return new TypeConstraint<>(any.description(), any.kind(), test, null, any.form());
  }

  static @Nullable Type asType(@Nullable Object value) {
    return value instanceof TypeAttr attribute ? attribute.value() : value instanceof Type type ? type : null;
  }

  // ---- builtin types and conditions --------------------------------------------------------------------------------

  private TypeConstraint<Type> named(Expression expression) {
    SingleTypes.Single single = SingleTypes.find(expression.text());
    if (single != null) {
      Function<Context, Type> make = single.make();
      return new TypeConstraint<>(
          single.description(), Type.class, type -> type == make.apply(type.context()), make);
    }
    if (NEWER_FLOAT.matcher(expression.text()).matches()) {
      return TypeConstraint.of(expression.text() + " type", type -> false);
    }
    return switch (expression.text()) {
      case "exactly" -> single(expression.argument().text());
      case "builds" -> {
        TypeConstraint<Type> built = exactly(expression.argument().text());
        yield new TypeConstraint<>("any type", Type.class, type -> true, built.buildable());
      }
      case "any" -> TypeConstraint.of("any type", type -> true);
      case "integer" -> TypeConstraint.of("integer", IntegerType.class::isInstance);
      case "signless_integer" -> integer("signless integer", IntegerType::isSignless);
      case "signed_integer" -> integer("signed integer", IntegerType::isSigned);
      case "unsigned_integer" -> integer("unsigned integer", IntegerType::isUnsigned);
      case "int" -> {
        long width = expression.argument().number();
        yield integer(width + "-bit integer", type -> type.width() == width);
      }
      case "float" -> TypeConstraint.of("floating-point", FloatType.class::isInstance);
      case "function" -> TypeConstraint.of("function type", FunctionType.class::isInstance);
      case "opaque" -> TypeConstraint.of("opaque type", OpaqueType.class::isInstance);
      case "complex" -> complex(expression);
      case "tuple" -> tuple(expression);
      case "tensor" -> container(expression, "tensor", TensorType.class);
      case "ranked_tensor" -> container(expression, "ranked tensor", RankedTensorType.class);
      case "unranked_tensor" -> container(expression, "unranked.tensor", UnrankedTensorType.class);
      case "memref" -> container(expression, "memref", MemRefType.class);
      case "unranked_memref" -> container(expression, "unranked.memref", UnrankedMemRefType.class);
      case "any_memref" -> container(expression, "ranked or unranked memref", BaseMemRefType.class);
      case "vector" -> vector(expression, "vector", type -> true);
      case "fixed_vector" -> vector(expression, "fixed-length vector", type -> !type.isScalable());
      case "scalable_vector" -> vector(expression, "scalable vector", VectorType::isScalable);
      case "shaped" -> container(expression, "shaped", ShapedType.class);
      default -> condition(expression);
    };
  }

  /**
   * One type, which is parsed once for the context that was last used. A type that the context does not know, as it is
   * of a later version of MLIR, is that of no value.
   */
  /** One type, with the syntax that formats give types of its kind. */
  private TypeConstraint<Type> single(String text) {
    TypeConstraint<Type> exact = exactly(text);
    int dot = text.indexOf('.');
    int open = text.indexOf('<');
    TypeConstraint<Type> kind = !text.startsWith("!llvm.") || open < dot ? null
        : scope.type(text.substring(1, dot), text.substring(dot + 1, open));
    return kind == null ? exact
        : new TypeConstraint<>(exact.description(), exact.kind(), exact.test(), exact.buildable(), kind.form());
  }

  private static TypeConstraint<Type> exactly(String text) {
    Function<Context, Type> make = new Function<>() {
      private volatile @Nullable Type last;

      @Override
      public Type apply(Context context) {
        Type known = last;
        if (known == null || known.context() != context) {
          known = SymbolText.parseType(context, text);
          last = known;
        }
        return known;
      }
    };
    return new TypeConstraint<>(text, Type.class, type -> is(type, make), make);
  }

  private static boolean is(Type type, Function<Context, Type> make) {
    try {
      return type == make.apply(type.context());
    } catch (ParseError unknown) {
      return false;
    }
  }

  private static TypeConstraint<Type> integer(String description, Predicate<IntegerType> test) {
    return TypeConstraint.of(description, type -> type instanceof IntegerType integer && test.test(integer));
  }

  private @Nullable TypeConstraint<Type> element(Expression expression) {
    return expression.arguments().isEmpty() ? null : compile(expression.argument());
  }

  private static String described(@Nullable TypeConstraint<Type> element) {
    return element == null ? "any type" : element.description();
  }

  private TypeConstraint<Type> container(Expression expression, String name, Class<?> kind) {
    TypeConstraint<Type> element = element(expression);
    return TypeConstraint.of(name + " of " + described(element) + " values", type -> kind.isInstance(type)
        && (element == null || element.accepts(((ShapedType) type).elementType())));
  }

  private TypeConstraint<Type> vector(Expression expression, String name, Predicate<VectorType> test) {
    TypeConstraint<Type> element = element(expression);
    return TypeConstraint.of(name + " of " + described(element) + " values", type -> type instanceof VectorType vector
        && test.test(vector) && (element == null || element.accepts(vector.elementType())));
  }

  private TypeConstraint<Type> complex(Expression expression) {
    TypeConstraint<Type> element = element(expression);
    return TypeConstraint.of("complex type with " + described(element) + " elements",
        type -> type instanceof ComplexType complex && (element == null || element.accepts(complex.elementType())));
  }

  private TypeConstraint<Type> tuple(Expression expression) {
    TypeConstraint<Type> element = element(expression);
    return TypeConstraint.of("nested tuple with any combination of " + described(element) + " values",
        type -> type instanceof TupleType tuple && (element == null || allIn(tuple, element)));
  }

  private static boolean allIn(TupleType tuple, TypeConstraint<Type> element) {
    List<Type> pending = new ArrayList<>(tuple.types());
    while (!pending.isEmpty()) {
      Type next = pending.remove(pending.size() - 1);
      if (next instanceof TupleType nested) {
        pending.addAll(nested.types());
      } else if (!element.accepts(next)) {
        return false;
      }
    }
    return true;
  }

  private TypeConstraint<Type> condition(Expression expression) {
    return switch (expression.text()) {
      case "not" -> {
        long unknown = scope.uncheckedCount();
        TypeConstraint<Type> inner = compile(expression.argument());
        // a part that accepts everything because it is unknown must not reject everything here
        yield TypeConstraint.of("not " + inner.description(),
            scope.uncheckedCount() == unknown ? inner.test().negate() : type -> true);
      }
      case "element" -> {
        TypeConstraint<Type> inner = compile(expression.argument());
        yield shaped(expression, type -> inner.accepts(type.elementType()));
      }
      case "has_rank" -> shaped(expression, ShapedType::hasRank);
      case "rank" -> {
        long[] ranks = expression.numbers();
        yield shaped(expression, type -> type.hasRank() && contains(ranks, 0, type.rank()));
      }
      case "min_rank" -> {
        long rank = expression.argument().number();
        yield shaped(expression, type -> type.hasRank() && type.rank() >= rank);
      }
      case "static_shape" -> shaped(expression, ShapedType::hasStaticShape);
      case "elements" -> {
        long[] counts = expression.numbers();
        yield shaped(expression, type -> type.hasStaticShape() && contains(counts, 0, type.numElements()));
      }
      case "min_elements" -> {
        long count = expression.argument().number();
        yield shaped(expression, type -> type.hasStaticShape() && type.numElements() >= count);
      }
      case "max_elements" -> {
        long count = expression.argument().number();
        yield shaped(expression, type -> type.hasStaticShape() && type.numElements() <= count);
      }
      case "dim" -> {
        long[] sizes = expression.numbers();
        yield shaped(expression, type -> hasDim(type, sizes));
      }
      case "strided" -> TypeConstraint.of("strided", type -> type instanceof MemRefType memref && memref.isStrided());
      case "identity_layout" -> TypeConstraint.of(
          "identity layout", type -> type instanceof MemRefType memref && memref.isIdentityLayout());
      case "all_dims_scalable" -> scalable(expression, type -> scalableDims(type, 0, type.rank()) == type.rank());
      case "last_dim_scalable" -> scalable(expression, type -> scalableDims(type, type.rank() - 1, type.rank()) == 1);
      case "only_trailing_scalable" -> scalable(expression, type -> scalableDims(type, 0, type.rank() - 1) == 0);
      case "value_semantics" -> TypeConstraint.of("value semantics", this::hasValueSemantics);
      case "implements" -> {
        String name = expression.argument().text();
        yield TypeConstraint.of(name + " instance", implementing(name));
      }
      case "memory_space" -> {
        String space = expression.argument().text();
        yield TypeConstraint.of("memory space " + space, type -> type instanceof BaseMemRefType memref
            && String.valueOf(memref.memorySpace()).equals(space));
      }
      case "unchecked" -> {
        scope.countUnchecked();
        yield TypeConstraint.of("any type", type -> true);
      }
      default -> throw new ExpressionError("unknown name '" + expression.text() + "' in an expression about types");
    };
  }

  /** The first number is the dimension; a negative one counts from the end. */
  private static boolean hasDim(ShapedType type, long[] sizes) {
    if (!type.hasRank()) {
      return false;
    }
    long dimension = sizes[0] < 0 ? type.rank() + sizes[0] : sizes[0];
    return dimension >= 0 && dimension < type.rank() && contains(sizes, 1, type.dim((int) dimension));
  }

  private boolean hasValueSemantics(Type type) {
    return type instanceof TensorType || type instanceof VectorType
        || scope.implementsInterface(type, Scope.VALUE_SEMANTICS);
  }

  /** A type that a file defines may be shaped, but its shape is not known. */
  private TypeConstraint<Type> shaped(Expression expression, Predicate<ShapedType> test) {
    return TypeConstraint.of(expression.toString(), type -> type instanceof ShapedType shaped ? test.test(shaped)
        : scope.mayHaveShape(type));
  }

  /** It is not known which interfaces of MLIR the types of dialects in Java implement; all of them are accepted. */
  private Predicate<Type> implementing(String interfaceName) {
    Predicate<Type> builtin = BuiltinInterfaces.test(interfaceName);
    boolean isKnown = builtin != null || scope.hasInterface(interfaceName);
    return type -> {
      if (!isKnown || scope.implementsInterface(type, interfaceName)) {
        return true;
      }
      boolean isBuiltin = type.dialectNamespace().equals("builtin");
      return isBuiltin ? builtin != null && builtin.test(type) : !scope.isOfFile(type);
    };
  }

  private static TypeConstraint<Type> scalable(Expression expression, Predicate<VectorType> test) {
    return TypeConstraint.of(
        expression.toString(), type -> type instanceof VectorType vector && vector.rank() > 0 && test.test(vector));
  }

  private static int scalableDims(VectorType type, int from, int to) {
    int count = 0;
    for (int i = from; i < to; i++) {
      count += type.isScalableDim(i) ? 1 : 0;
    }
    return count;
  }

  private static boolean contains(long[] numbers, int from, long number) {
    return Arrays.stream(numbers, from, numbers.length).anyMatch(each -> each == number);
  }

  /** Returns whether an attribute has a type that a constraint accepts. */
  static boolean accepts(TypeConstraint<Type> constraint, Attribute attribute) {
    Type type = attribute.type();
    return type != null && constraint.accepts(type);
  }

  /** Returns the builtin type that a word names; null if it names none. */
  public static @Nullable Type singleType(String name, Context context) {
    SingleTypes.Single single = SingleTypes.find(name);
    return single == null ? null : single.make().apply(context);
  }

  /** Returns whether a word names a builtin type. */
  public static boolean isSingleType(String name) {
    return SingleTypes.find(name) != null;
  }

  /** Returns whether an expression is one type, which formats need not write. */
  static boolean isSingle(Expression expression) {
    return expression.kind() == Kind.NAME && SingleTypes.find(expression.text()) != null;
  }
}
