// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.function.Function;
import java.util.function.Predicate;
import org.mortise.dialect.llvm.attributes.AccessGroupAttr;
import org.mortise.dialect.llvm.attributes.AliasScopeAttr;
import org.mortise.dialect.llvm.attributes.CConvAttr;
import org.mortise.dialect.llvm.attributes.CConvAttr.CConv;
import org.mortise.dialect.llvm.attributes.FramePointerKindAttr;
import org.mortise.dialect.llvm.attributes.LinkageAttr;
import org.mortise.dialect.llvm.attributes.LinkageAttr.Linkage;
import org.mortise.dialect.llvm.attributes.LlvmFastMathFlagsAttr;
import org.mortise.dialect.llvm.attributes.LoopAnnotationAttr;
import org.mortise.dialect.llvm.attributes.MemoryEffectsAttr;
import org.mortise.dialect.llvm.attributes.TBAATagAttr;
import org.mortise.dialect.llvm.attributes.TailCallKindAttr;
import org.mortise.dialect.llvm.attributes.TargetFeaturesAttr;
import org.mortise.dialect.llvm.attributes.VScaleRangeAttr;
import org.mortise.dialect.llvm.types.ArrayType;
import org.mortise.dialect.llvm.types.IdentifiedStructType;
import org.mortise.dialect.llvm.types.LlvmFunctionType;
import org.mortise.dialect.llvm.types.LlvmTypes;
import org.mortise.dialect.llvm.types.LlvmVectorType;
import org.mortise.dialect.llvm.types.PointerType;
import org.mortise.dialect.llvm.types.StructType;
import org.mortise.dialect.llvm.types.TargetExtType;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.parameters.ParametricForm;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.VectorType;

/** The constraints named in the declarations of this dialect. */
public final class LlvmConstraints {
  static final TypeConstraint<Type> LLVM_TYPE =
      TypeConstraint.of("LLVM dialect-compatible type", LlvmTypes::isCompatible);
  static final TypeConstraint<Type> PRIMITIVE = TypeConstraint.of(
      "primitive LLVM type",
      type -> LlvmTypes.isCompatible(type) && !LlvmTypes.isVoid(type) && !(type instanceof LlvmFunctionType));
  static final TypeConstraint<PointerType> POINTER = TypeConstraint.of("LLVM pointer type", PointerType.class);
  static final TypeConstraint<Type> AGGREGATE = TypeConstraint.of(
      "LLVM aggregate type",
      type -> (type instanceof StructType || type instanceof ArrayType) && LlvmTypes.isCompatible(type));
  static final TypeConstraint<Type> NON_AGGREGATE = TypeConstraint.of(
      "LLVM-compatible non-aggregate type",
      type -> LlvmTypes.isCompatible(type) && !(type instanceof StructType || type instanceof ArrayType));
  static final TypeConstraint<Type> LOADABLE = TypeConstraint.of("LLVM type with size", LlvmConstraints::isLoadable);
  static final TypeConstraint<Type> INTEGERS =
      scalarOrVectorOf("signless integer", type -> type instanceof IntegerType integer && integer.isSignless());
  static final TypeConstraint<Type> BOOLS =
      scalarOrVectorOf("1-bit signless integer", type -> IntegerType.isSignless(type, 1));
  static final TypeConstraint<Type> FLOAT = TypeConstraint.of("floating point LLVM type", LlvmTypes::isFloat);
  static final TypeConstraint<Type> FLOATS = scalarOrVectorOf("floating point LLVM type", LlvmTypes::isFloat);
  static final TypeConstraint<Type> POINTERS = scalarOrVectorOf("LLVM pointer type", PointerType.class::isInstance);

  static final TypeConstraint<Type> INTEGERS_OR_POINTERS = TypeConstraint.of(
      INTEGERS.description() + " or " + POINTERS.description(),
      type -> INTEGERS.accepts(type) || POINTERS.accepts(type));

  static final AttributeConstraint<IntegerAttr> ONE_BIT = AttributeConstraints.signlessInteger(1);
  static final AttributeConstraint<IntegerAttr> ICMP_PREDICATE =
      predicate("llvm.icmp comparison predicate", ICmpOp.PREDICATES.size());
  static final AttributeConstraint<IntegerAttr> FCMP_PREDICATE =
      predicate("llvm.fcmp comparison predicate", FCmpOp.PREDICATES.size());
  static final AttributeConstraint<LlvmFastMathFlagsAttr> FAST_MATH = LlvmFastMathFlagsAttr.CONSTRAINT;
  static final Function<Context, Attribute> NO_FAST_MATH = LlvmFastMathFlagsAttr.DEFAULT;
  static final AttributeConstraint<IntegerAttr> OVERFLOW = AttributeConstraint
      .ofKind("LLVM integer overflow flags", IntegerAttr.class, OverflowForm::isValid).withForm(new OverflowForm())
      .withEncoding(new FlagsEncoding(OverflowForm.NSW | OverflowForm.NUW));
  static final AttributeConstraint<IntegerAttr> NO_WRAP = AttributeConstraint
      .ofKind("::mlir::LLVM::GEPNoWrapFlags", IntegerAttr.class, NoWrapForm::isValid).withForm(new NoWrapForm())
      .withEncoding(new FlagsEncoding(NoWrapForm.ALL));
  static final Function<Context, Attribute> NO_FLAGS = context -> OverflowForm.attribute(context, 0);
  static final AttributeConstraint<LoopAnnotationAttr> LOOP_ANNOTATION =
      AttributeConstraint.ofKind("", LoopAnnotationAttr.class);
  static final AttributeConstraint<ArrayAttr> ACCESS_GROUPS = AttributeConstraints.arrayOf(
      "LLVM dialect access group metadata array", AccessGroupAttr.class::isInstance);
  static final AttributeConstraint<ArrayAttr> ALIAS_SCOPES =
      AttributeConstraints.arrayOf("LLVM dialect alias scope array", AliasScopeAttr.class::isInstance);
  static final AttributeConstraint<ArrayAttr> TBAA_TAGS =
      AttributeConstraints.arrayOf("LLVM dialect TBAA tag metadata array", TBAATagAttr.class::isInstance);
  static final AttributeConstraint<IntegerAttr> ORDERING = AttributeConstraints.signlessInteger(Long.SIZE)
      .describedAs("Atomic ordering for LLVM's memory model").withStorage(AtomicOrdering::isOrdering)
      .withForm(AtomicOrdering.FORM);
  static final Function<Context, Attribute> NOT_ATOMIC =
      context -> IntegerAttr.of(IntegerType.of(context, Long.SIZE), 0);

  static final Function<Context, Attribute> NO_BUNDLES = context -> DenseI32ArrayAttr.of(context, new int[0]);

  // ---- functions and global variables ------------------------------------------------------------------------------

  static final AttributeConstraint<TypeAttr> LLVM_FUNCTION_TYPE = AttributeConstraint.ofKind(
      "type attribute of LLVM function type", TypeAttr.class, type -> type.value() instanceof LlvmFunctionType);
  static final AttributeConstraint<LinkageAttr> LINKAGE =
      AttributeConstraint.ofKind("LLVM Linkage specification", LinkageAttr.class);
  static final Function<Context, Attribute> EXTERNAL = context -> LinkageAttr.of(context, Linkage.EXTERNAL);
  static final AttributeConstraint<CConvAttr> CALLING_CONVENTION =
      AttributeConstraint.ofKind("LLVM Calling Convention specification", CConvAttr.class);
  static final Function<Context, Attribute> C_CONVENTION = context -> CConvAttr.of(context, CConv.CCC);
  static final AttributeConstraint<TailCallKindAttr> TAIL_CALL_KIND =
      ParametricForm.constraint(
          "LLVM Calling Convention specification", TailCallKindAttr.class, TailCallKindAttr::declaration);
  static final Function<Context, Attribute> NO_TAIL_CALL =
      context -> TailCallKindAttr.of(context, TailCallKindAttr.Kind.NONE);
  static final AttributeConstraint<IntegerAttr> VISIBILITY =
      NumberedWords.VISIBILITY.constraint("LLVM GlobalValue Visibility");
  static final Function<Context, Attribute> DEFAULT_VISIBILITY = context -> NumberedWords.number(context, 0);
  static final AttributeConstraint<IntegerAttr> UNNAMED_ADDRESS =
      NumberedWords.UNNAMED_ADDRESS.constraint("LLVM GlobalValue UnnamedAddr");
  static final AttributeConstraint<IntegerAttr> COMDAT = NumberedWords.COMDAT.constraint("LLVM Comdat Types");
  static final AttributeConstraint<IntegerAttr> ADDRESS_SPACE = AttributeConstraints.I32.and(
      " whose value is non-negative", number -> ((IntegerAttr) number).longValue() >= 0);
  static final Function<Context, Attribute> NO_ADDRESS_SPACE =
      context -> IntegerAttr.of(IntegerType.of(context, Integer.SIZE), 0);
  static final AttributeConstraint<MemoryEffectsAttr> MEMORY_EFFECTS =
      AttributeConstraint.ofKind("", MemoryEffectsAttr.class);
  static final AttributeConstraint<VScaleRangeAttr> VSCALE_RANGE =
      AttributeConstraint.ofKind("", VScaleRangeAttr.class);
  static final AttributeConstraint<FramePointerKindAttr> FRAME_POINTER =
      AttributeConstraint.ofKind("", FramePointerKindAttr.class);
  static final AttributeConstraint<TargetFeaturesAttr> TARGET_FEATURES =
      AttributeConstraint.ofKind("LLVM target features attribute", TargetFeaturesAttr.class);

  private LlvmConstraints() {}

  private static AttributeConstraint<IntegerAttr> predicate(String description, int count) {
    return AttributeConstraint.ofKind(description, IntegerAttr.class, number ->
        IntegerType.isSignless(number.type(), Long.SIZE) && number.longValue() >= 0 && number.longValue() < count);
  }

  private static TypeConstraint<Type> scalarOrVectorOf(String description, Predicate<Type> element) {
    return TypeConstraint.of(description + " or LLVM dialect-compatible vector of " + description, type ->
        element.test(type) || (LlvmTypes.isCompatible(type) && element.test(elementType(type))));
  }

  /** Returns the type of the elements of a vector, or the type itself. */
  static Type elementType(Type type) {
    if (type instanceof VectorType vector) {
      return vector.elementType();
    }
    return type instanceof LlvmVectorType vector ? vector.elementType() : type;
  }

  private static boolean isLoadable(Type type) {
    return LlvmTypes.isCompatible(type) && !LlvmTypes.isVoid(type) && !(type instanceof LlvmFunctionType)
        && !(type instanceof TargetExtType) && !(type instanceof IdentifiedStructType struct && struct.isOpaque());
  }
}
