// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.function.Function;
import org.mortise.dialect.arith.FastMathFlagsAttr;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.BoxCharType;
import org.mortise.dialect.fir.types.BoxProcType;
import org.mortise.dialect.fir.types.BoxType;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.ClassType;
import org.mortise.dialect.fir.types.DummyScopeType;
import org.mortise.dialect.fir.types.FieldType;
import org.mortise.dialect.fir.types.FirComplexType;
import org.mortise.dialect.fir.types.FirIntegerType;
import org.mortise.dialect.fir.types.FirRealType;
import org.mortise.dialect.fir.types.FirVectorType;
import org.mortise.dialect.fir.types.HeapType;
import org.mortise.dialect.fir.types.LenType;
import org.mortise.dialect.fir.types.LlvmPointerType;
import org.mortise.dialect.fir.types.LogicalType;
import org.mortise.dialect.fir.types.PointerType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.dialect.fir.types.ReferenceType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.dialect.fir.types.ShapeShiftType;
import org.mortise.dialect.fir.types.ShapeType;
import org.mortise.dialect.fir.types.ShiftType;
import org.mortise.dialect.fir.types.SliceType;
import org.mortise.dialect.fir.types.TypeDescType;
import org.mortise.dialect.llvm.attributes.AccessGroupAttr;
import org.mortise.dialect.llvm.attributes.LoopAnnotationAttr;
import org.mortise.dialect.llvm.attributes.TBAATagAttr;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.FunctionType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.Signedness;
import org.mortise.ir.types.TupleType;

/**
 * The constraints on operands, results and attributes, with the descriptions in flang's diagnostics. Constraints shared
 * with other Fortran dialects are public.
 */
public final class FirConstraints {
  // ---- single types ------------------------------------------------------------------------------------------------

  static final TypeConstraint<ReferenceType> REFERENCE =
      TypeConstraint.of("Reference to an entity type", ReferenceType.class);
  static final TypeConstraint<HeapType> HEAP =
      TypeConstraint.of("Reference to an ALLOCATABLE attribute type", HeapType.class);
  static final TypeConstraint<BoxType> BOX = TypeConstraint.of("The type of a Fortran descriptor", BoxType.class);
  static final TypeConstraint<ClassType> CLASS = TypeConstraint.of("Class type", ClassType.class);
  static final TypeConstraint<BoxCharType> BOX_CHAR =
      TypeConstraint.of("CHARACTER type descriptor.", BoxCharType.class);
  static final TypeConstraint<BoxProcType> BOX_PROC = TypeConstraint.of("", BoxProcType.class);
  static final TypeConstraint<CharacterType> CHARACTER = TypeConstraint.of("FIR character type", CharacterType.class);
  static final TypeConstraint<FirComplexType> FORMER_COMPLEX =
      TypeConstraint.of("Complex type", FirComplexType.class);
  static final TypeConstraint<Type> COMPLEX =
      TypeConstraint.of("any floating point complex type", FirConstraints::isComplex);
  static final TypeConstraint<SequenceType> SEQUENCE = TypeConstraint.of("FIR array type", SequenceType.class);
  public static final TypeConstraint<ShapeType> SHAPE =
      TypeConstraint.of("shape of a multidimensional array object", ShapeType.class);
  static final TypeConstraint<ShapeShiftType> SHAPE_SHIFT =
      TypeConstraint.of("shape and origin of a multidimensional array object", ShapeShiftType.class);
  static final TypeConstraint<ShiftType> SHIFT =
      TypeConstraint.of("lower bounds of a multidimensional array object", ShiftType.class);
  static final TypeConstraint<SliceType> SLICE = TypeConstraint.of("FIR slice", SliceType.class);
  static final TypeConstraint<TypeDescType> TYPE_DESC =
      TypeConstraint.of("FIR Type descriptor type", TypeDescType.class);
  public static final TypeConstraint<DummyScopeType> DUMMY_SCOPE =
      TypeConstraint.of("Dummy scope type", DummyScopeType.class);

  // ---- kinds of types ----------------------------------------------------------------------------------------------

  static final TypeConstraint<Type> FIR_TYPE = TypeConstraint.of("FIR dialect type", FirConstraints::isFirOrBuiltin);
  public static final TypeConstraint<Type> ANY_INTEGER =
      TypeConstraint.of("any integer", FirConstraints::isIntegerLike);
  public static final TypeConstraint<Type> ANY_LOGICAL = TypeConstraint.of(
      "any logical", type -> type instanceof LogicalType || TypeConstraints.BOOL_LIKE.accepts(type));
  static final TypeConstraint<Type> ANY_COMPOSITE =
      TypeConstraint.of("any composite", FirConstraints::isComposite);
  public static final TypeConstraint<Type> ANY_REFERENCE =
      TypeConstraint.of("any reference", FirConstraints::isReferenceLike);
  static final TypeConstraint<Type> ANY_CODE_OR_DATA_REFERENCE = TypeConstraint.of(
      "any code or data reference", type -> isReferenceLike(type) || type instanceof FunctionType);
  static final TypeConstraint<Type> REF_OR_LLVM_PTR = TypeConstraint.of(
      "fir.ref or fir.llvm_ptr", type -> type instanceof ReferenceType || type instanceof LlvmPointerType);
  static final TypeConstraint<Type> ANY_BOX = TypeConstraint.of("any box", FirConstraints::isBoxLike);
  static final TypeConstraint<BaseBoxType> BOXED_ARRAY = TypeConstraint.of(
      "any boxed array", BaseBoxType.class, type -> EntityTypes.ofAddressOrBox(type) instanceof SequenceType array
          && !array.hasUnknownShape());
  static final TypeConstraint<ReferenceType> AGGREGATE_OF_CONSTANT_SIZE = TypeConstraint.of(
      "a reference type to a constant size fir.array, fir.char, or fir.type", ReferenceType.class,
      type -> EntityTypes.isAggregateOfConstantSize(type.elementType()));
  static final TypeConstraint<BaseBoxType> BOX_OR_CLASS = TypeConstraint.of("box or class", BaseBoxType.class);
  public static final TypeConstraint<Type> ANY_REF_OR_BOX_LIKE = TypeConstraint.of(
      "any reference or box like",
      type -> isReferenceLike(type) || isBoxLike(type) || type instanceof FunctionType);
  public static final TypeConstraint<Type> ANY_REF_OR_BOX = TypeConstraint.of(
      "any reference or box", FirConstraints::isReferenceOrBox);
  static final TypeConstraint<Type> ANY_LEGAL_REF_OR_BOX = TypeConstraint.of(
      "any legal ref or box type", FirConstraints::isReferenceOrBox);
  static final TypeConstraint<Type> BOX_ADDRESS_OR_VALUE = TypeConstraint.of(
      "fir.box or fir.class type or reference", FirConstraints::isBoxAddressOrValue);
  public static final TypeConstraint<Type> ANY_SHAPE = TypeConstraint.of(
      "any legal shape type", type -> type instanceof ShapeType || type instanceof ShapeShiftType);
  public static final TypeConstraint<Type> ANY_SHAPE_OR_SHIFT = TypeConstraint.of(
      "any legal shape or shift type",
      type -> type instanceof ShapeType || type instanceof ShapeShiftType || type instanceof ShiftType);
  static final TypeConstraint<Type> ANY_COMPONENT = TypeConstraint.of(
      "coordinate type", type -> isIndexing(type) || type instanceof FieldType);
  static final TypeConstraint<Type> ANY_COORDINATE = TypeConstraint.of(
      "coordinate type", type -> isIndexing(type) || type instanceof FieldType || type instanceof LenType);
  static final TypeConstraint<Type> ANY_ADDRESSABLE = TypeConstraint.of(
      "any addressable", type -> type instanceof ReferenceType || type instanceof FunctionType);
  static final TypeConstraint<Type> ARRAY_OR_BOX_OR_RECORD = TypeConstraint.of(
      "fir.box, fir.array or fir.type",
      type -> type instanceof SequenceType || type instanceof BaseBoxType || type instanceof RecordType);

  // ---- attributes --------------------------------------------------------------------------------------------------

  public static final AttributeConstraint<FastMathFlagsAttr> FAST_MATH = FastMathFlagsAttr.CONSTRAINT;
  public static final Function<Context, Attribute> NO_FAST_MATH = FastMathFlagsAttr.DEFAULT;

  static final AttributeConstraint<TypeAttr> FORTRAN_TYPE = AttributeConstraint.ofKind(
      "Fortran surface type", TypeAttr.class, type -> isFortranType(type.value()));
  static final AttributeConstraint<IntegerAttr> ANY_INTEGER_VALUE = AttributeConstraints.ANY_INTEGER;
  static final AttributeConstraint<DenseElementsAttr> RANGE = AttributeConstraint.ofKind(
      "index elements attribute", DenseElementsAttr.class, range -> range.elementType() instanceof IndexType);

  public static final AttributeConstraint<IntegerAttr> UI32 = unsigned(Integer.SIZE);
  public static final AttributeConstraint<IntegerAttr> UI64 = unsigned(Long.SIZE);
  public static final Function<Context, Attribute> NO_OFFSET =
      context -> IntegerAttr.of(IntegerType.of(context, Long.SIZE, Signedness.UNSIGNED), 0);
  static final AttributeConstraint<IntegerAttr> LOCALITY =
      AttributeConstraints.withMaximum(AttributeConstraints.withMinimum(AttributeConstraints.I32, 0), 3);
  static final AttributeConstraint<ArrayAttr> ACCESS_GROUPS = AttributeConstraints.arrayOf(
      "LLVM dialect access group metadata array", AccessGroupAttr.class::isInstance);
  static final AttributeConstraint<ArrayAttr> SYMBOL_REF_ARRAY =
      AttributeConstraints.arrayOf("symbol ref array attribute", SymbolRefAttr.class::isInstance);
  static final AttributeConstraint<ArrayAttr> SAFE_COPIES = AttributeConstraint.ofKind(
      "array of SafeTempArrayCopyAttr attributes with at least 1 elements", ArrayAttr.class,
      FirConstraints::areSafeCopies);

  static final AttributeConstraint<ArrayAttr> TBAA_TAGS = AttributeConstraint.ofKind(
      "LLVM dialect TBAA tag metadata array", ArrayAttr.class,
      tags -> tags.elements().stream().allMatch(TBAATagAttr.class::isInstance));
  static final AttributeConstraint<LoopAnnotationAttr> LOOP_ANNOTATION =
      AttributeConstraint.ofKind("", LoopAnnotationAttr.class);
  public static final AttributeConstraint<StringAttr> UNIQUE_NAME =
      AttributeConstraint.ofKind("An Attribute containing a string", StringAttr.class);
  public static final AttributeConstraint<Attribute> CUDA_DATA = AttributeConstraint.of(
      "CUDA Fortran variable attributes", data -> data.dialectNamespace().equals("cuf"));

  private FirConstraints() {}

  static boolean isFirOrBuiltin(Type type) {
    if (type instanceof FunctionType function) {
      return function.inputs().stream().allMatch(FirConstraints::isFirOrBuiltin)
          && function.results().stream().allMatch(FirConstraints::isFirOrBuiltin);
    }
    return type.dialectNamespace().equals(FirDialect.NAMESPACE) || type.dialectNamespace().equals("builtin");
  }

  private static AttributeConstraint<IntegerAttr> unsigned(int width) {
    return AttributeConstraint
        .ofKind(width + "-bit unsigned integer attribute", IntegerAttr.class,
            value -> value.type() instanceof IntegerType type && type.width() == width && type.isUnsigned())
        .withImpliedType(context -> IntegerType.of(context, width, Signedness.UNSIGNED));
  }

  private static boolean areSafeCopies(ArrayAttr array) {
    return array.size() > 0 && array.elements().stream().allMatch(each -> each instanceof OpenMPSafeTempArrayCopyAttr
        || each instanceof OpenACCSafeTempArrayCopyAttr);
  }

  private static boolean isComplex(Type type) {
    return type instanceof FirComplexType
        || (type instanceof ComplexType complex && complex.elementType() instanceof FloatType);
  }

  private static boolean isIntegerLike(Type type) {
    return TypeConstraints.SIGNLESS_INTEGER_LIKE.accepts(type) || type instanceof FirIntegerType
        || type instanceof IntegerType;
  }

  private static boolean isComposite(Type type) {
    return type instanceof RecordType || type instanceof SequenceType || type instanceof FirComplexType
        || type instanceof ComplexType || type instanceof FirVectorType || type instanceof TupleType
        || type instanceof CharacterType;
  }

  static boolean isReferenceLike(Type type) {
    return type instanceof ReferenceType || type instanceof HeapType || type instanceof PointerType
        || type instanceof LlvmPointerType;
  }

  private static boolean isBoxLike(Type type) {
    return type instanceof BaseBoxType || type instanceof BoxCharType || type instanceof BoxProcType;
  }

  private static boolean isReferenceOrBox(Type type) {
    return type instanceof ReferenceType || type instanceof HeapType || type instanceof PointerType
        || type instanceof BaseBoxType;
  }

  private static boolean isBoxAddressOrValue(Type type) {
    return type instanceof BaseBoxType
        || (type instanceof ReferenceType reference && reference.elementType() instanceof BaseBoxType);
  }

  private static boolean isFortranType(Type type) {
    return type instanceof CharacterType || type instanceof FirComplexType || type instanceof FirIntegerType
        || type instanceof LogicalType || type instanceof FirRealType || type instanceof RecordType;
  }

  private static boolean isIndexing(Type type) {
    return type instanceof IndexType || type instanceof FirIntegerType
        || (type instanceof IntegerType integer && integer.isSignless());
  }
}
