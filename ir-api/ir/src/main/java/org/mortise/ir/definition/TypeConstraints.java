// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.function.Predicate;
import org.mortise.ir.Type;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.FunctionType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.NoneType;
import org.mortise.ir.types.PlainType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;
import org.mortise.ir.types.TupleType;
import org.mortise.ir.types.UnrankedMemRefType;
import org.mortise.ir.types.VectorType;

/** Constraints on types that several dialects use, with the descriptions of MLIR's diagnostics. */
public final class TypeConstraints {
  public static final TypeConstraint<Type> ANY = TypeConstraint.of("any type", type -> true);

  // ---- numbers -----------------------------------------------------------------------------------------------------

  public static final TypeConstraint<IndexType> INDEX =
      TypeConstraint.exactly("index", IndexType.class, type -> true, IndexType::of);
  public static final TypeConstraint<IntegerType> I1 = signlessInteger(1);
  public static final TypeConstraint<IntegerType> I8 = signlessInteger(8);
  public static final TypeConstraint<IntegerType> I16 = signlessInteger(16);
  public static final TypeConstraint<IntegerType> I32 = signlessInteger(32);
  public static final TypeConstraint<IntegerType> I64 = signlessInteger(64);
  public static final TypeConstraint<FloatType> F32 = floatingPoint(32, FloatKind.F32);
  public static final TypeConstraint<FloatType> F64 = floatingPoint(64, FloatKind.F64);
  public static final TypeConstraint<IntegerType> ANY_INTEGER = TypeConstraint.of("integer", IntegerType.class);
  public static final TypeConstraint<Type> ANY_INTEGER_OR_INDEX = anyOf(ANY_INTEGER, INDEX);
  public static final TypeConstraint<IntegerType> SIGNLESS_INTEGER =
      TypeConstraint.of("signless integer", IntegerType.class, IntegerType::isSignless);
  public static final TypeConstraint<Type> SIGNLESS_INTEGER_OR_INDEX = anyOf(SIGNLESS_INTEGER, INDEX);
  public static final TypeConstraint<FloatType> ANY_FLOAT = TypeConstraint.of("floating-point", FloatType.class);
  public static final TypeConstraint<Type> SIGNLESS_INTEGER_OR_FLOAT = anyOf(SIGNLESS_INTEGER, ANY_FLOAT);
  public static final TypeConstraint<ComplexType> ANY_COMPLEX = complexOf(ANY);

  /** Integers, and vectors and tensors of them. */
  public static final TypeConstraint<Type> SIGNLESS_INTEGER_LIKE =
      like("signless-integer-like", SIGNLESS_INTEGER_OR_INDEX);
  public static final TypeConstraint<Type> SIGNLESS_FIXED_WIDTH_INTEGER_LIKE =
      like("signless-fixed-width-integer-like", SIGNLESS_INTEGER);
  public static final TypeConstraint<Type> BOOL_LIKE = like("bool-like", I1);
  public static final TypeConstraint<Type> FLOAT_LIKE = like("floating-point-like", ANY_FLOAT);
  public static final TypeConstraint<Type> SIGNLESS_INTEGER_OR_FLOAT_LIKE =
      like("signless-integer-or-float-like", anyOf(SIGNLESS_INTEGER_OR_INDEX, ANY_FLOAT));

  // ---- memory ------------------------------------------------------------------------------------------------------

  public static final TypeConstraint<MemRefType> ANY_MEMREF = memRefOf(ANY);
  public static final TypeConstraint<BaseMemRefType> ANY_RANKED_OR_UNRANKED_MEMREF =
      TypeConstraint.of("ranked or unranked memref of any type values", BaseMemRefType.class);
  public static final TypeConstraint<UnrankedMemRefType> ANY_UNRANKED_MEMREF =
      TypeConstraint.of("unranked.memref of any type values", UnrankedMemRefType.class);
  public static final TypeConstraint<MemRefType> ANY_NON_0_RANKED_MEMREF = TypeConstraint.of(
      "non-0-ranked.memref of any type values", MemRefType.class, memref -> memref.rank() > 0);
  public static final TypeConstraint<MemRefType> ANY_STRIDED_MEMREF = TypeConstraint.of(
      "strided memref of any type values", MemRefType.class, memref -> memref.isStrided());
  public static final TypeConstraint<MemRefType> ANY_STRIDED_MEMREF_OF_RANK_0 = TypeConstraint.of(
      "strided memref of any type values of rank 0",
      MemRefType.class, memref -> memref.rank() == 0 && memref.isStrided());
  public static final TypeConstraint<MemRefType> ANY_STATIC_MEMREF = TypeConstraint.of(
      "statically shaped memref of any type values",
      MemRefType.class, memref -> memref.hasStaticShape());

  // ---- others ------------------------------------------------------------------------------------------------------

  public static final TypeConstraint<Type> ANY_SHAPED =
      TypeConstraint.of("shaped of any type values", ShapedType.class::isInstance);
  public static final TypeConstraint<TensorType> ANY_TENSOR =
      TypeConstraint.of("tensor of any type values", TensorType.class);
  public static final TypeConstraint<RankedTensorType> ANY_RANKED_TENSOR =
      TypeConstraint.of("ranked tensor of any type values", RankedTensorType.class);
  /** A vector with at least one dimension. */
  public static final TypeConstraint<VectorType> ANY_VECTOR =
      TypeConstraint.of("vector of any type values", VectorType.class, vector -> vector.rank() > 0);
  public static final TypeConstraint<VectorType> ANY_VECTOR_OF_ANY_RANK =
      TypeConstraint.of("vector of any type values", VectorType.class);
  public static final TypeConstraint<TupleType> ANY_TUPLE =
      TypeConstraint.of("tuple with any combination of any type values", TupleType.class);
  public static final TypeConstraint<FunctionType> FUNCTION = TypeConstraint.of("function type", FunctionType.class);
  public static final TypeConstraint<NoneType> NONE =
      TypeConstraint.exactly("none type", NoneType.class, type -> true, NoneType::of);

  private TypeConstraints() {}

  /** Accepts only the signless integer type of this width. */
  public static TypeConstraint<IntegerType> signlessInteger(int width) {
    return TypeConstraint.exactly(
        width + "-bit signless integer",
        IntegerType.class,
        type -> IntegerType.isSignless(type, width),
        context -> IntegerType.of(context, width));
  }

  private static TypeConstraint<FloatType> floatingPoint(int width, FloatKind kind) {
    return TypeConstraint.exactly(
        width + "-bit float", FloatType.class, type -> FloatType.is(type, kind),
        context -> FloatType.of(context, kind));
  }

  /** Returns the constraint that accepts the types of either constraint: {@code "a or b"}. */
  public static TypeConstraint<Type> anyOf(TypeConstraint<?> first, TypeConstraint<?>... others) {
    StringBuilder description = new StringBuilder(first.description());
    Class<? extends Type> kind = first.kind();
    Predicate<Type> test = first.test();
    for (TypeConstraint<?> other : others) {
      description.append(" or ").append(other.description());
      test = either(test, other.test());
      kind = other.kind() == kind ? kind : Type.class;
    }
    return new TypeConstraint<>(description.toString(), kind, test, null);
  }

  /** Like {@link Predicate#or}, which costs each start some milliseconds as the JDK's first lambda. */
  private static Predicate<Type> either(Predicate<Type> first, Predicate<Type> second) {
    return type -> first.test(type) || second.test(type);
  }

  /** Exactly the type {@code !namespace.mnemonic}. */
  public static TypeConstraint<PlainType> plain(String description, String namespace, String mnemonic) {
    return TypeConstraint.exactly(
        description, PlainType.class, type -> type.is(namespace, mnemonic),
        context -> PlainType.of(context, namespace, mnemonic));
  }

  /** Accepts types that {@code element} accepts, and vectors and tensors of them. */
  public static TypeConstraint<Type> like(String description, TypeConstraint<?> element) {
    return TypeConstraint.of(description, type -> element.accepts(scalarOf(type)));
  }

  /** Accepts types that {@code element} accepts, tensors of them, and vectors of them with at least one dimension. */
  public static TypeConstraint<Type> scalarOrContainerOf(String description, TypeConstraint<?> element) {
    return TypeConstraint.of(description, type -> element.accepts(scalarOf(type))
        && !(type instanceof VectorType vector && vector.rank() == 0));
  }

  private static Type scalarOf(Type type) {
    boolean isContainer = type instanceof VectorType || type instanceof TensorType;
    return isContainer ? ((ShapedType) type).elementType() : type;
  }

  /** A complex type with such elements. */
  public static TypeConstraint<ComplexType> complexOf(TypeConstraint<?> element) {
    return TypeConstraint.of(
        "complex type with " + element.description() + " elements",
        ComplexType.class, complex -> element.accepts(complex.elementType()));
  }

  /** A ranked memref with such elements. */
  public static TypeConstraint<MemRefType> memRefOf(TypeConstraint<?> element) {
    return TypeConstraint.of(
        "memref of " + element.description() + " values",
        MemRefType.class, memref -> element.accepts(memref.elementType()));
  }

  /** A ranked memref of one rank with such elements. */
  public static TypeConstraint<MemRefType> memRefOfRank(int rank, TypeConstraint<?> element) {
    return TypeConstraint.of(
        rank + "D memref of " + element.description() + " values",
        MemRefType.class, memref -> memref.rank() == rank && element.accepts(memref.elementType()));
  }

  /** A tensor with such elements. */
  public static TypeConstraint<TensorType> tensorOf(TypeConstraint<?> element) {
    return TypeConstraint.of(
        "tensor of " + element.description() + " values",
        TensorType.class, tensor -> element.accepts(tensor.elementType()));
  }

  /** A vector with at least one dimension and such elements. */
  public static TypeConstraint<VectorType> vectorOf(TypeConstraint<?> element) {
    return TypeConstraint.of(
        "vector of " + element.description() + " values",
        VectorType.class, vector -> vector.rank() > 0 && element.accepts(vector.elementType()));
  }

  /** A vector with any number of dimensions, including none, and such elements. */
  public static TypeConstraint<VectorType> vectorOfAnyRankOf(TypeConstraint<?> element) {
    return TypeConstraint.of(
        "vector of " + element.description() + " values",
        VectorType.class, vector -> element.accepts(vector.elementType()));
  }
}
