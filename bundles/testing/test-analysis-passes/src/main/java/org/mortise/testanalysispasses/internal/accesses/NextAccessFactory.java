// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.accesses;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-next-access}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class NextAccessFactory implements PassFactory {
  private static final PassOption<Boolean> ASSUME_READS = PassOption.flag(
      "assume-func-reads", false, "assume external functions have read effect on all arguments");

  private static final PassSpec SPEC =
      PassSpec.of("test-next-access", "Write which operations access the operands of named operations next")
          .withLocalTitle("TestNextAccessPass")
          .withOptions(AccessReport.INTERPROCEDURAL, ASSUME_READS)
          .withDescription("""
              Sets, for each operation with an attribute `name`, an attribute `next_access`: for each operand the names
              of the operations that access its memory next, or `"unknown"`. For an operation that branches between
              regions, `next_at_entry_point` says the same about the starts of the regions that it enters. Views and
              other results of operations have memory of their own. The names stand in the order in which the accesses
              reach the operation, against the direction of control: those that are fewer blocks away first, then in
              the order of successors; those after an operation with regions come before those inside. If a test
              operation stores when its callee returns, the reference forgets the other callers of that callee.""");

  private static final String NAME = "name";

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (root, run) -> run(root, run, options);
  }

  private static void run(Operation root, PassRun run, PassOptions options) {
    run.markAllAnalysesPreserved();
    AccessReport report = new AccessReport(root, options, true, options.get(ASSUME_READS));
    NextAccesses next = report.run(new NextAccesses(report.transfer()));
    root.walk(op -> {
      if (op.getAttr(NAME) instanceof StringAttr && op.block() != null) {
        annotate(op, next, report);
      }
    });
  }

  private static void annotate(Operation op, NextAccesses next, AccessReport report) {
    boolean isExecutable = report.isExecutable(op.block());
    op.setAttr("next_access", describe(op, isExecutable ? next.after(op) : null, report));
    RegionBranchOpInterface branch = op.getInterface(RegionBranchOpInterface.class);
    if (branch == null) {
      return;
    }
    List<Attribute> entries = new ArrayList<>();
    for (RegionSuccessor successor : branch.getSuccessorRegions(op, RegionBranchPoint.parent())) {
      if (!successor.isParent()) {
        Block entry = successor.region().first();
        boolean isEntered = isExecutable && entry != null && report.isExecutable(entry);
        entries.add(describe(op, isEntered ? next.before(entry.first()) : null, report));
      }
    }
    op.setAttr("next_at_entry_point", ArrayAttr.of(op.context(), entries));
  }

  private static Attribute describe(Operation op, @Nullable Accesses accesses, AccessReport report) {
    if (accesses == null) {
      return StringAttr.of(op.context(), "not computed");
    }
    List<Attribute> operands = new ArrayList<>(op.operandCount());
    for (int i = 0; i < op.operandCount(); i++) {
      operands.add(describe(op.context(), report.accessesTo(op.operand(i), accesses)));
    }
    return ArrayAttr.of(op.context(), operands);
  }

  private static Attribute describe(Context context, @Nullable Set<Operation> accesses) {
    if (accesses == null) {
      return StringAttr.of(context, "unknown");
    }
    List<Attribute> names = new ArrayList<>(accesses.size());
    for (Operation access : accesses) {
      names.add(access.getAttr(NAME) instanceof StringAttr name ? name : StringAttr.of(context, access.name().name()));
    }
    return ArrayAttr.of(context, names);
  }
}
