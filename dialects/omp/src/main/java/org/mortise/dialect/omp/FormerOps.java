// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.RenamedOperation;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.PointerLikeType;

/** The operations that MLIR 19.1 has in another form. */
final class FormerOps {
  static final List<FormerOperation> ALL = Stream.of(loops(), FormerTasks.ALL, FormerTargets.ALL,
      FormerSynchronization.ALL).flatMap(List::stream).toList();

  private FormerOps() {}

  private static List<FormerOperation> loops() {
    return List.of(
        new FormerParallel(),
        new FormerWsloop(),
        new FormerConstruct(SimdOp.NAME, FormerOps::simd, Map.of(
            "alignment_values", "alignments", "order_val", "order"), true),
        new FormerConstruct(DistributeOp.NAME, FormerOps::distribute, Map.of(
            "chunk_size", "dist_schedule_chunk_size", "allocators_vars", "allocator_vars", "order_val", "order"),
            true),
        new FormerLoopNest(), new FormerPrivate(), new FormerReduction());
  }

  private static OpDefinition wsloop() {
    return FormerClauses.operation(WsloopOp.NAME)
        .operands("linear_vars", TypeConstraints.ANY)
        .operands("linear_step_vars", TypeConstraints.I32)
        .operands("reduction_vars", OmpConstraints.POINTER_LIKE)
        .optionalOperand("schedule_chunk_var", TypeConstraints.ANY)
        .optionalAttribute("nowait", AttributeConstraints.UNIT)
        .optionalAttribute("order_mod", OmpConstraints.ORDER_MODIFIER)
        .optionalAttribute("order_val", OmpConstraints.ORDER)
        .optionalAttribute("ordered_val", OmpConstraints.NON_NEGATIVE)
        .optionalAttribute("reduction_vars_byref", AttributeConstraints.DENSE_BOOL_ARRAY)
        .optionalAttribute("reductions", OmpConstraints.SYMBOL_REF_ARRAY)
        .optionalAttribute("schedule_modifier", OmpConstraints.SCHEDULE_MODIFIER)
        .optionalAttribute("schedule_val", OmpConstraints.SCHEDULE)
        .optionalAttribute("simd_modifier", AttributeConstraints.UNIT)
        .region("region", RegionSpec.Shape.ANY)
        .traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS)
        .format("oilist(" + Clauses.LINEAR + Clauses.OR + FormerClauses.SCHEDULE + Clauses.OR + Clauses.NOWAIT
            + Clauses.OR + "`ordered` `(` $ordered_val `)`" + Clauses.OR + FormerClauses.ORDER
            + ") custom<Wsloop>($region, $reduction_vars, type($reduction_vars), $reduction_vars_byref, $reductions) "
            + "attr-dict")
        .build();
  }

  private static OpDefinition simd() {
    return FormerClauses.operation(SimdOp.NAME)
        .operands("aligned_vars", OmpConstraints.POINTER_LIKE)
        .optionalOperand("if_expr", TypeConstraints.I1)
        .operands("nontemporal_vars", OmpConstraints.POINTER_LIKE)
        .optionalAttribute("alignment_values", AttributeConstraints.I64_ARRAY)
        .optionalAttribute("order_mod", OmpConstraints.ORDER_MODIFIER)
        .optionalAttribute("order_val", OmpConstraints.ORDER)
        .optionalAttribute("safelen", OmpConstraints.POSITIVE)
        .optionalAttribute("simdlen", OmpConstraints.POSITIVE)
        .region("region", RegionSpec.Shape.ANY)
        .traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS)
        .format("oilist(" + FormerClauses.ALIGNED + Clauses.OR + Clauses.IF + Clauses.OR
            + "`nontemporal` `(` $nontemporal_vars `:` type($nontemporal_vars) `)`" + Clauses.OR + FormerClauses.ORDER
            + Clauses.OR + "`safelen` `(` $safelen `)`" + Clauses.OR + "`simdlen` `(` $simdlen `)`) $region attr-dict")
        .build();
  }

  private static OpDefinition distribute() {
    return FormerClauses.operation(DistributeOp.NAME)
        .optionalOperand("chunk_size", TypeConstraints.ANY)
        .operands("allocate_vars", TypeConstraints.ANY)
        .operands("allocators_vars", TypeConstraints.ANY)
        .optionalAttribute("dist_schedule_static", AttributeConstraints.UNIT)
        .optionalAttribute("order_mod", OmpConstraints.ORDER_MODIFIER)
        .optionalAttribute("order_val", OmpConstraints.ORDER)
        .region("region", RegionSpec.Shape.ANY)
        .traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS)
        .format("oilist(`dist_schedule_static` $dist_schedule_static"
            + Clauses.OR + "`chunk_size` `(` $chunk_size `:` type($chunk_size) `)`" + Clauses.OR
            + FormerClauses.ALLOCATE + Clauses.OR + FormerClauses.ORDER + ") $region attr-dict")
        .build();
  }

  private static OpDefinition parallel() {
    return FormerClauses.operation(ParallelOp.NAME)
        .optionalOperand("if_expr", TypeConstraints.I1)
        .optionalOperand("num_threads_var", TypeConstraints.ANY)
        .operands("allocate_vars", TypeConstraints.ANY)
        .operands("allocators_vars", TypeConstraints.ANY)
        .operands("reduction_vars", OmpConstraints.POINTER_LIKE)
        .operands("private_vars", TypeConstraints.ANY)
        .optionalAttribute("privatizers", OmpConstraints.SYMBOL_REF_ARRAY)
        .optionalAttribute("proc_bind_val", OmpConstraints.PROC_BIND)
        .optionalAttribute("reduction_vars_byref", AttributeConstraints.DENSE_BOOL_ARRAY)
        .optionalAttribute("reductions", OmpConstraints.SYMBOL_REF_ARRAY)
        .region("region", RegionSpec.Shape.ANY)
        .traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS)
        .format("oilist(" + Clauses.IF + Clauses.OR + FormerClauses.NUM_THREADS + Clauses.OR
            + FormerClauses.ALLOCATE + Clauses.OR + "`proc_bind` `(` $proc_bind_val `)`"
            + ") custom<ParallelRegion>($region, $reduction_vars, type($reduction_vars), $reduction_vars_byref, "
            + "$reductions, $private_vars, type($private_vars), $privatizers) attr-dict")
        .build();
  }

  /** A loop whose linear variables have no types besides. */
  private static final class FormerWsloop extends FormerConstruct {
    private static final String TYPES = "linear_var_types";

    FormerWsloop() {
      super(WsloopOp.NAME, FormerOps::wsloop, Map.of(
          "schedule_chunk_var", "schedule_chunk", "order_val", "order", "ordered_val", "ordered",
          "reduction_vars_byref", "reduction_byref", "reductions", "reduction_syms", "schedule_modifier",
          "schedule_mod", "schedule_val", "schedule_kind", "simd_modifier", "schedule_simd"), true);
    }

    /** The types are those that the addresses state, or those of the steps. */
    @Override
    public void upgradeRegions(Operation current) {
      super.upgradeRegions(current);
      List<TypeAttr> types = new ArrayList<>();
      for (Value variable : WsloopOp.of(current).linearVars()) {
        Type pointee = variable.type() instanceof PointerLikeType pointer ? pointer.pointeeType() : null;
        types.add(TypeAttr.of(pointee == null ? IntegerType.of(current.context(), Integer.SIZE) : pointee));
      }
      if (!types.isEmpty()) {
        current.setAttr(TYPES, ArrayAttr.of(current.context(), types));
      }
    }

    @Override
    boolean isOmitted(Operation current, String attribute) {
      return attribute.equals(TYPES);
    }
  }

  /** A parallel region whose arguments are first reductions, then private variables. */
  private static final class FormerParallel extends FormerConstruct {
    private static final int PRIVATES = 5;

    FormerParallel() {
      super(ParallelOp.NAME, FormerOps::parallel, Map.of(
          "num_threads_var", "num_threads", "allocators_vars", "allocator_vars", "privatizers", "private_syms",
          "proc_bind_val", "proc_bind_kind", "reduction_vars_byref", "reduction_byref", "reductions",
          "reduction_syms"), false);
    }

    @Override
    public void upgradeRegions(Operation current) {
      rotate(current.region(0), ParallelOp.of(current).reductionVars().size());
    }

    @Override
    public void downgradeRegions(Operation former) {
      rotate(former.region(0), former.operandGroup(PRIVATES).size());
    }
  }

  /** A loop nest whose operands have other names. */
  private static final class FormerLoopNest extends RenamedOperation {
    private static final String INCLUSIVE = "inclusive";
    private static final String PRESENT_INCLUSIVE = "loop_inclusive";

    FormerLoopNest() {
      super(LoopNestOp.NAME, LoopNestOp.NAME, () -> OpDefinition.named(LoopNestOp.NAME)
          .operands("lowerBound", TypeConstraints.ANY)
          .operands("upperBound", TypeConstraints.ANY)
          .operands("step", TypeConstraints.ANY)
          .optionalAttribute(INCLUSIVE, AttributeConstraints.UNIT)
          .region("region", RegionSpec.Shape.ANY)
          .traits(Trait.SAME_VARIADIC_OPERAND_SIZE)
          .assembly(new LoopNestOp.Assembly())
          .build());
    }

    @Override
    public void upgrade(OperationState former, OperationState current, OpBuilder before) {
      super.upgrade(former, current, before);
      Attribute inclusive = former.getAttr(INCLUSIVE);
      if (inclusive != null) {
        current.setDiscardableAttributes(current.discardableAttributes().without(INCLUSIVE));
        current.addAttribute(PRESENT_INCLUSIVE, inclusive);
      }
    }

    @Override
    public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
      LoopNestOp loop = LoopNestOp.of(current);
      boolean isCollapsed = loop.collapseNumLoopsAttr() != null && loop.collapseNumLoopsAttr().longValue() > 1;
      if (isCollapsed || loop.tileSizesAttr() != null) {
        return current.opError("with collapsed or tiled loops does not exist in MLIR " + MlirVersion.V19_1);
      }
      former.addOperands(List.of(current.operands())).addAttributes(current.discardableAttributes());
      if (loop.loopInclusiveAttr() != null) {
        former.addAttribute(INCLUSIVE, loop.loopInclusiveAttr());
      }
      return null;
    }
  }

  /** A privatizer that allocates the private copy, where 22.1 initializes memory that is allocated. */
  private static final class FormerPrivate extends RenamedOperation {
    FormerPrivate() {
      super(PrivateClauseOp.NAME, PrivateClauseOp.NAME, () -> OpDefinition.named(PrivateClauseOp.NAME)
          .attribute("data_sharing_type", OmpConstraints.DATA_SHARING_TYPE)
          .attribute("sym_name", AttributeConstraints.SYMBOL_NAME)
          .attribute("type", AttributeConstraints.TYPE)
          .region("alloc_region", RegionSpec.Shape.AT_LEAST_ONE_BLOCK)
          .region("copy_region", RegionSpec.Shape.ANY)
          .region("dealloc_region", RegionSpec.Shape.ANY)
          .traits(Trait.ISOLATED_FROM_ABOVE)
          .format("$data_sharing_type $sym_name `:` $type `alloc` $alloc_region (`copy` $copy_region^)? "
              + "(`dealloc` $dealloc_region^)? attr-dict")
          .build());
    }

    /** The copy that 22.1 has allocated is not used. */
    @Override
    public void upgradeRegions(Operation current) {
      InitRegion.addCopy(current.region(0));
    }

    @Override
    public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
      Block entry = current.region(0).first();
      boolean isFormer = entry != null && entry.argumentCount() == 2 && !entry.argument(1).hasUses();
      return isFormer ? super.downgrade(current, former)
          : current.opError("without a region that allocates the copy does not exist in MLIR " + MlirVersion.V19_1);
    }

    @Override
    public void downgradeRegions(Operation former) {
      former.region(0).first().eraseArgument(1);
    }
  }

  /** A reduction without a region that allocates the private copy. */
  private static final class FormerReduction extends RenamedOperation {
    private static final int CLEANUP = 4;

    FormerReduction() {
      super(DeclareReductionOp.NAME, DeclareReductionOp.NAME, () -> OpDefinition.named(DeclareReductionOp.NAME)
          .attribute("sym_name", AttributeConstraints.SYMBOL_NAME)
          .attribute("type", AttributeConstraints.TYPE)
          .region("initializerRegion", RegionSpec.Shape.ANY)
          .region("reductionRegion", RegionSpec.Shape.ANY)
          .region("atomicReductionRegion", RegionSpec.Shape.ANY)
          .region("cleanupRegion", RegionSpec.Shape.ANY)
          .traits(Trait.ISOLATED_FROM_ABOVE, Trait.SYMBOL)
          .directive("AtomicReductionRegion", new OptionalRegion("atomic"))
          .directive("CleanupReductionRegion", new OptionalRegion("cleanup"))
          .format("$sym_name `:` $type attr-dict-with-keyword `init` $initializerRegion `combiner` $reductionRegion "
              + "custom<AtomicReductionRegion>($atomicReductionRegion) custom<CleanupReductionRegion>($cleanupRegion)")
          .build());
    }

    @Override
    public void upgrade(OperationState former, OperationState current, OpBuilder before) {
      current.addRegion();
      super.upgrade(former, current, before);
      current.addRegion();
    }

    @Override
    public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
      DeclareReductionOp reduction = DeclareReductionOp.of(current);
      return reduction.allocRegion().isEmpty() && reduction.dataPtrPtrRegion().isEmpty()
          ? super.downgrade(current, former)
          : current.opError("with a region that allocates the copy does not exist in MLIR " + MlirVersion.V19_1);
    }

    @Override
    public List<Integer> regions(Operation current) {
      return List.of(1, 2, CLEANUP - 1, CLEANUP);
    }
  }
}
