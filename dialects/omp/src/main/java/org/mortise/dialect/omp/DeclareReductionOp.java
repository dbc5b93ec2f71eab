// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.PointerLikeType;

/** Declares how values are combined: the initial value, the combination, and the end of a copy. */
@Op(name = "omp.declare_reduction",
    attributes = {"sym_name: SYMBOL_NAME", "type: TYPE", "byref_element_type: TYPE?"},
    regions = {
        "allocRegion: AT_MOST_ONE_BLOCK", "initializerRegion: ANY", "reductionRegion: ANY",
        "atomicReductionRegion: ANY", "cleanupRegion: ANY", "dataPtrPtrRegion: AT_MOST_ONE_BLOCK"
    },
    traits = {"ISOLATED_FROM_ABOVE", "SYMBOL"},
    format = "$sym_name `:` $type attr-dict-with-keyword (`alloc` $allocRegion^)? `init` $initializerRegion "
        + "`combiner` $reductionRegion (`atomic` $atomicReductionRegion^)? (`cleanup` $cleanupRegion^)? "
        + "(`data_ptr_ptr` $dataPtrPtrRegion^)?")
public final class DeclareReductionOp extends DeclareReductionOpBase {
  DeclareReductionOp(Operation operation) {
    super(operation);
  }

  /** Returns the accumulator type of the atomic reduction; null if it has none. */
  public @Nullable Type accumulatorType() {
    return atomicReductionRegion().isEmpty() ? null : atomicReductionRegion().first().argument(0).type();
  }

  @Nullable Diagnostic verifyRegions() {
    Diagnostic wrong = allocRegion().isEmpty() ? verifyInitializer() : verifyAllocation();
    if (wrong == null) {
      wrong = verifyValues(reductionRegion(), "reduction", 2);
    }
    if (wrong == null && !atomicReductionRegion().isEmpty()) {
      wrong = verifyAtomic(atomicReductionRegion().first().argumentList());
    }
    if (wrong == null && !cleanupRegion().isEmpty() && !hasArguments(cleanupRegion(), 1)) {
      wrong = opError("expects cleanup region with one argument of the reduction type");
    }
    return wrong;
  }

  private @Nullable Diagnostic verifyAllocation() {
    for (Block block : allocRegion().blocks()) {
      if (!block.isEmpty() && isWrongYield(block.last())) {
        return opError("expects alloc region to yield a value of the reduction type");
      }
    }
    return initializerRegion().isEmpty() || initializerRegion().first().argumentCount() == 2 ? verifyInitializer()
        : opError("expects two arguments to the initializer region when an allocation region is used");
  }

  private @Nullable Diagnostic verifyInitializer() {
    int arguments = initializerRegion().isEmpty() ? 1 : initializerRegion().first().argumentCount();
    return verifyValues(initializerRegion(), "initializer", arguments == 2 && !allocRegion().isEmpty() ? 2 : 1);
  }

  private @Nullable Diagnostic verifyValues(Region region, String name, int arguments) {
    if (region.isEmpty()) {
      return opError("expects non-empty " + name + " region");
    }
    if (!hasArguments(region, arguments)) {
      return opError("expects " + name + " region with " + (arguments == 1 ? "one argument" : "two arguments")
          + " of the reduction type");
    }
    for (Block block : region.blocks()) {
      if (!block.isEmpty() && isWrongYield(block.last())) {
        return opError("expects " + name + " region to yield a value of the reduction type");
      }
    }
    return null;
  }

  private boolean hasArguments(Region region, int count) {
    List<BlockArgument> arguments = region.first().argumentList();
    if (arguments.size() != count) {
      return false;
    }
    for (BlockArgument argument : arguments) {
      if (argument.type() != typeAttr().value()) {
        return false;
      }
    }
    return true;
  }

  private boolean isWrongYield(Operation op) {
    return YieldOp.of(op) != null && (op.operandCount() != 1 || op.operand(0).type() != typeAttr().value());
  }

  private @Nullable Diagnostic verifyAtomic(List<BlockArgument> arguments) {
    if (arguments.size() != 2 || arguments.get(0).type() != arguments.get(1).type()) {
      return opError("expects atomic reduction region with two arguments of the same type");
    }
    boolean isAccumulator = arguments.get(0).type() instanceof PointerLikeType pointer
        && (pointer.pointeeType() == null || pointer.pointeeType() == typeAttr().value());
    return isAccumulator ? null
        : opError("expects atomic reduction region arguments to be accumulators containing the reduction type");
  }
}
