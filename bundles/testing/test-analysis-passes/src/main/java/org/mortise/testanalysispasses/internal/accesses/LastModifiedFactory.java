// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.accesses;

import com.google.auto.service.AutoService;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.ReportWriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-last-modified}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class LastModifiedFactory implements PassFactory {
  private static final PassOption<Boolean> ASSUME_WRITES = PassOption.flag(
      "assume-func-writes", false, "assume external functions have write effect on all arguments");

  private static final PassSpec SPEC =
      PassSpec.of("test-last-modified", "Print which operations have changed the operands of tagged operations last")
          .withLocalTitle("TestLastModifiedPass")
          .withOptions(AccessReport.INTERPROCEDURAL, ASSUME_WRITES)
          .withDescription("""
              Prints among the diagnostics, for each operation with an attribute `tag` and each of its operands, the
              operations that may have changed the memory of the operand last, by their attributes `tag_name`. Views
              and other results of operations have memory of their own. The operations stand in the order in which
              the analysis, which visits the successors of a block in their order, finds them. The reference lists
              those of later predecessors of a block first. Where a test operation stores and passes control on, only
              its store counts; the reference adds what was stored before it in front of a region, and forgets other
              callers of a callee.""");

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
    AccessReport report = new AccessReport(root, options, false, options.get(ASSUME_WRITES));
    LastModifications last = report.run(new LastModifications(report.transfer()));
    try (ReportWriter text = new ReportWriter(run, PassOutput.Channel.DIAGNOSTIC)) {
      root.walk(op -> {
        if (op.getAttr("tag") instanceof StringAttr tag && op.block() != null) {
          text.print("test_tag: ").print(tag.value()).print(":\n");
          print(op, last.after(op), report, text);
        }
      });
    }
  }

  private static void print(Operation op, @Nullable Accesses accesses, AccessReport report, ReportWriter text) {
    for (int i = 0; i < op.operandCount(); i++) {
      text.print(" operand #").print(i).print("\n");
      Set<Operation> changes = accesses == null ? null : report.accessesTo(op.operand(i), accesses);
      if (changes == null) {
        text.print("  - <unknown>\n");
        continue;
      }
      for (Operation change : changes) {
        String name = change.getAttr("tag_name") instanceof StringAttr tag ? tag.value() : change.name().name();
        text.print("  - ").print(name).print("\n");
      }
    }
  }
}
