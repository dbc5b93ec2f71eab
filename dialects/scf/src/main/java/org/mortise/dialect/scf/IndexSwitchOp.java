// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.KnownValue;
import org.mortise.ir.interfaces.KnownValuesOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.rewrite.PatternRewriter;

/** Executes the region of the case that equals an index, or the default region. */
@Op(name = "scf.index_switch",
    operands = "arg: INDEX",
    results = "results: ANY...",
    attributes = "cases: DENSE_I64_ARRAY",
    regions = {"defaultRegion: ONE_BLOCK", "caseRegions: ONE_BLOCK..."},
    traits = "RECURSIVE_MEMORY_EFFECTS",
    implicitTerminator = "scf.yield",
    implementations = {IndexSwitchOp.Branching.class, IndexSwitchOp.Known.class, IndexSwitchBufferization.class},
    patterns = RegionBranchPatterns.class)
public final class IndexSwitchOp extends IndexSwitchOpBase {
  IndexSwitchOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new IndexSwitchAssembly());
  }

  @Canonicalization("ConstantCase")
  static boolean inlineConstantCase(IndexSwitchOp view, PatternRewriter rewriter) {
    IntegerAttr value = Constants.integerOf(view.arg());
    if (value == null) {
      return false;
    }
    Inlining.replaceByBlock(view.operation(), view.regionFor(value.longValue()).first(), List.of(), rewriter);
    return true;
  }

  /** Returns the number of cases. */
  public int caseCount() {
    return operation().regionCount() - 1;
  }

  public long caseValue(int index) {
    return casesAttr().get(index);
  }

  public Region caseRegion(int index) {
    return operation().region(1 + index);
  }

  /** Returns the region that is executed for the argument {@code value}. */
  Region regionFor(long value) {
    for (int i = 0; i < caseCount(); i++) {
      if (caseValue(i) == value) {
        return caseRegion(i);
      }
    }
    return defaultRegion();
  }

  @Nullable Diagnostic verify() {
    DenseI64ArrayAttr values = casesAttr();
    int regions = caseCount();
    if (values.size() != regions) {
      return opError("has " + regions + " case regions but " + values.size() + " case values");
    }
    Set<Long> seen = new HashSet<>();
    for (int i = 0; i < values.size(); i++) {
      if (!seen.add(values.get(i))) {
        return opError("has duplicate case value: " + values.get(i));
      }
    }
    Diagnostic wrong = verifyRegion(defaultRegion(), "default region");
    for (int i = 0; wrong == null && i < regions; i++) {
      wrong = verifyRegion(caseRegion(i), "case region #" + i);
    }
    return wrong;
  }

  private @Nullable Diagnostic verifyRegion(Region region, String name) {
    Operation last = region.first().last();
    if (YieldOp.of(last) == null) {
      return opError(
          "expected region to end with scf.yield, but got " + (last == null ? "nothing" : last.name().name()));
    }
    if (last.operandCount() != results().size()) {
      return opError("expected each region to return " + results().size() + " values, but " + name + " returns "
          + last.operandCount()).note(last.location(), "see yield operation here");
    }
    for (int i = 0; i < results().size(); i++) {
      if (last.operand(i).type() != results().get(i).type()) {
        return opError("expected result #" + i + " of each region to be '" + results().get(i).type() + "'")
            .note(last.location(), name + " returns '" + last.operand(i).type() + "' here");
      }
    }
    return null;
  }

  /** From the operation: into a region, the default region first. From a region: after the operation. */
  static final class Branching implements RegionBranchOpInterface {
    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, RegionBranchPoint point) {
      if (!point.isParent()) {
        return List.of(RegionSuccessor.parent(op));
      }
      List<RegionSuccessor> successors = new ArrayList<>(op.regionCount());
      for (int i = 0; i < op.regionCount(); i++) {
        successors.add(RegionSuccessor.withoutInputs(op.region(i)));
      }
      return successors;
    }

    @Override
    public List<RegionSuccessor> getEntrySuccessorRegions(Operation op, Attribute[] constants) {
      return constants[0] instanceof IntegerAttr value
          ? List.of(RegionSuccessor.withoutInputs(of(op).regionFor(value.longValue())))
          : getSuccessorRegions(op, RegionBranchPoint.parent());
    }

    @Override
    public int getMaxInvocations(Operation op, Region region, Attribute[] constants) {
      return !(constants[0] instanceof IntegerAttr value) || of(op).regionFor(value.longValue()) == region ? 1 : 0;
    }
  }

  /** The argument is known in the regions of the cases, and different from all cases in the default region. */
  static final class Known implements KnownValuesOpInterface {
    @Override
    public List<KnownValue> getKnownValuesAt(Operation op, RegionBranchPoint target) {
      IndexSwitchOp view = of(op);
      if (target.isParent()) {
        return List.of();
      }
      int caseIndex = target.region().index() - 1;
      if (caseIndex >= 0) {
        return List.of(KnownValue.equal(view.arg(), IntegerAttr.index(op.context(), view.caseValue(caseIndex))));
      }
      List<IntegerAttr> cases = new ArrayList<>(view.caseCount());
      for (int i = 0; i < view.caseCount(); i++) {
        cases.add(IntegerAttr.index(op.context(), view.caseValue(i)));
      }
      return List.of(KnownValue.notEqual(view.arg(), cases));
    }
  }
}
