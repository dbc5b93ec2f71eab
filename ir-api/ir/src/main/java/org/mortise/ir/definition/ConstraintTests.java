// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.function.Function;
import java.util.function.Predicate;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.OpaqueAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.FunctionType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.NoneType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.VectorType;

/**
 * The tests of {@link TypeConstraints} and {@link AttributeConstraints}, all of which are made at each start. As
 * lambdas they would take a tenth of the time of a start.
 */
final class ConstraintTests {
  private ConstraintTests() {}

  /** Tests of types. */
  enum OfTypes implements Predicate<Type> {
    ANY, SIGNLESS_INTEGER, NON_0_RANKED, STRIDED, STRIDED_OF_RANK_0, STATIC_SHAPE, SHAPED, VECTOR_OF_SOME_RANK;

    @Override
    public boolean test(Type type) {
      return switch (this) {
        case ANY -> true;
        case SIGNLESS_INTEGER -> type instanceof IntegerType integer && integer.isSignless();
        case NON_0_RANKED -> type instanceof MemRefType memref && memref.rank() > 0;
        case STRIDED -> type instanceof MemRefType memref && memref.isStrided();
        case STRIDED_OF_RANK_0 -> type instanceof MemRefType memref && memref.rank() == 0 && memref.isStrided();
        case STATIC_SHAPE -> type instanceof MemRefType memref && memref.hasStaticShape();
        case SHAPED -> type instanceof ShapedType;
        case VECTOR_OF_SOME_RANK -> type instanceof VectorType vector && vector.rank() > 0;
      };
    }
  }

  /** Tests of attributes. */
  enum OfAttributes implements Predicate<Attribute> {
    ANY, TYPED, FLAT_SYMBOL, BOOL, INDEX, FUNCTION_TYPE, MEMREF_TYPE, INTEGER_ELEMENTS;

    @Override
    public boolean test(Attribute attribute) {
      return switch (this) {
        case ANY -> true;
        case TYPED -> attribute.type() != null || attribute instanceof StringAttr || attribute instanceof OpaqueAttr;
        case FLAT_SYMBOL -> attribute instanceof SymbolRefAttr symbol && symbol.isFlat();
        case BOOL -> attribute instanceof IntegerAttr integer && integer.isBool();
        case INDEX -> attribute instanceof IntegerAttr integer && integer.type() instanceof IndexType;
        case FUNCTION_TYPE -> attribute instanceof TypeAttr type && type.value() instanceof FunctionType;
        case MEMREF_TYPE -> attribute instanceof TypeAttr type && type.value() instanceof MemRefType;
        case INTEGER_ELEMENTS -> attribute instanceof DenseNumbersAttr elements
            && (elements.elementType() instanceof IntegerType || elements.elementType() instanceof IndexType);
      };
    }
  }

  /** Types of which there is one in each context. */
  enum OnlyType implements Function<Context, Type> {
    INDEX, NONE;

    @Override
    public Type apply(Context context) {
      return this == INDEX ? IndexType.of(context) : NoneType.of(context);
    }
  }

  /** Tests for the one signless integer type of a width, and makes it. */
  record Signless(int width) implements Predicate<Type>, Function<Context, Type> {
    @Override
    public boolean test(Type type) {
      return IntegerType.isSignless(type, width);
    }

    @Override
    public Type apply(Context context) {
      return IntegerType.of(context, width);
    }
  }

  /** Tests for the floating-point type of a kind, and makes it. */
  record Floating(FloatKind kind) implements Predicate<Type>, Function<Context, Type> {
    @Override
    public boolean test(Type type) {
      return FloatType.is(type, kind);
    }

    @Override
    public Type apply(Context context) {
      return FloatType.of(context, kind);
    }
  }

  /** Tests the type of an attribute. */
  record TypeOfAttribute(Predicate<Type> test) implements Predicate<Attribute> {
    @Override
    public boolean test(Attribute attribute) {
      return attribute.type() != null && test.test(attribute.type());
    }
  }

  /** Tests for a class. */
  record InstanceOf<V>(Class<?> kind) implements Predicate<V> {
    @Override
    public boolean test(V value) {
      return kind.isInstance(value);
    }
  }

  /** Tests for a class, and then something more. */
  record InstanceThat<V, T extends V>(Class<T> kind, Predicate<? super T> more) implements Predicate<V> {
    @Override
    public boolean test(V value) {
      return kind.isInstance(value) && more.test(kind.cast(value));
    }
  }
}
