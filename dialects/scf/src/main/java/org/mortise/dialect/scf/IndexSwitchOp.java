// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Serves;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.osgi.service.component.annotations.Component;

/** Executes the region of the case that equals an index, or the default region. */
public final class IndexSwitchOp {
  public static final String NAME = "scf.index_switch";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("arg", TypeConstraints.INDEX)
      .attribute("cases", AttributeConstraints.DENSE_I64_ARRAY)
      .results("results", TypeConstraints.ANY)
      .region("defaultRegion", RegionSpec.Shape.ONE_BLOCK)
      .regions("caseRegions", RegionSpec.Shape.ONE_BLOCK)
      .traits(Trait.RECURSIVE_MEMORY_EFFECTS)
      .implicitTerminator(YieldOp.NAME)
      .assembly(new IndexSwitchAssembly())
      .verifier(IndexSwitchOp::verify)
      .canonicalization(patterns -> patterns.add(new IndexSwitchPatterns.ConstantCase()))
      .build();

  private final Operation op;

  private IndexSwitchOp(Operation op) {
    this.op = op;
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static IndexSwitchOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new IndexSwitchOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value argument() {
    return op.operand(0);
  }

  public Region defaultRegion() {
    return op.region(0);
  }

  public int caseCount() {
    return op.regionCount() - 1;
  }

  public long caseValue(int index) {
    return ((DenseI64ArrayAttr) op.property(0)).get(index);
  }

  public Region caseRegion(int index) {
    return op.region(index + 1);
  }

  /** The region that is executed for a constant. */
  Region regionFor(long value) {
    for (int i = 0; i < caseCount(); i++) {
      if (caseValue(i) == value) {
        return caseRegion(i);
      }
    }
    return defaultRegion();
  }

  private static Diagnostic verify(Operation op) {
    DenseI64ArrayAttr values = (DenseI64ArrayAttr) op.property(0);
    int regions = op.regionCount() - 1;
    if (values.size() != regions) {
      return op.opError("has " + regions + " case regions but " + values.size() + " case values");
    }
    Set<Long> seen = new HashSet<>();
    for (int i = 0; i < values.size(); i++) {
      if (!seen.add(values.get(i))) {
        return op.opError("has duplicate case value: " + values.get(i));
      }
    }
    Diagnostic wrong = verifyRegion(op, op.region(0), "default region");
    for (int i = 0; wrong == null && i < regions; i++) {
      wrong = verifyRegion(op, op.region(i + 1), "case region #" + i);
    }
    return wrong;
  }

  private static Diagnostic verifyRegion(Operation op, Region region, String name) {
    Operation last = region.first().last();
    if (YieldOp.of(last) == null) {
      return op.opError(
          "expected region to end with scf.yield, but got " + (last == null ? "nothing" : last.name().name()));
    }
    if (last.operandCount() != op.resultCount()) {
      return op.opError("expected each region to return " + op.resultCount() + " values, but " + name + " returns "
          + last.operandCount()).note(last.location(), "see yield operation here");
    }
    for (int i = 0; i < op.resultCount(); i++) {
      if (last.operand(i).type() != op.result(i).type()) {
        return op.opError("expected result #" + i + " of each region to be '" + op.result(i).type() + "'")
            .note(last.location(), name + " returns '" + last.operand(i).type() + "' here");
      }
    }
    return null;
  }

  /** Into one of the regions, the default region first, and out again. */
  @Component(service = RegionBranchOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Branching implements RegionBranchOpInterface {
    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, Region point) {
      if (point != null) {
        return List.of(RegionSuccessor.behind(op));
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
          : getSuccessorRegions(op, null);
    }

    @Override
    public int getMaxInvocations(Operation op, Region region, Attribute[] constants) {
      return !(constants[0] instanceof IntegerAttr value) || of(op).regionFor(value.longValue()) == region ? 1 : 0;
    }
  }
}
