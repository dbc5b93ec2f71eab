// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt.internal.observe;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.pipeline.PassObserver;
import org.mortise.pipeline.Pipeline;

/**
 * Prints the program before and after passes ({@code --mlir-print-ir-...}). It requires a run with one thread, since
 * the dumps must be in the order of the program.
 */
public final class IrDump implements PassObserver {
  /** The destination of dumps. */
  public interface Target {
    /** Writes the dump for one pass on one operation. */
    void write(Operation op, String passName, byte[] dump);
  }

  /**
   * The conditions for a dump.
   *
   * @param before whether to print before the pass with a name
   * @param after whether to print after the pass with a name
   * @param onlyChanged print after a pass only if it changed the program
   * @param onlyFailed print after a pass only if it failed; then after any pass
   * @param moduleScope always print the whole program
   */
  public record Conditions(
      Predicate<String> before, Predicate<String> after, boolean onlyChanged, boolean onlyFailed,
      boolean moduleScope) {}

  private final Conditions conditions;
  private final PrinterOptions printing;
  private final Target target;
  private final Map<Operation, byte[]> fingerprints = new IdentityHashMap<>();

  public IrDump(Conditions conditions, PrinterOptions printing, Target target) {
    this.conditions = conditions;
    this.printing = printing;
    this.target = target;
  }

  @Override
  public boolean observesPipelinesInPasses() {
    return true;
  }

  @Override
  public void beforePass(Pipeline.PassStep step, Operation op) {
    String name = step.spec().name();
    if (conditions.before().test(name)) {
      dump(step, op, "Before " + step.spec().title());
    }
    if (conditions.onlyChanged() && conditions.after().test(name)) {
      fingerprints.put(op, OperationDigest.of(op));
    }
  }

  @Override
  public void afterPass(Pipeline.PassStep step, Operation op, PassRun run) {
    byte[] earlier = fingerprints.remove(op);
    if (!conditions.onlyFailed() && !conditions.after().test(step.spec().name())) {
      return;
    }
    if (run.hasFailed()) {
      dump(step, op, "After " + step.spec().title() + " Failed");
      return;
    }
    boolean unchanged = earlier != null && Arrays.equals(earlier, OperationDigest.of(op));
    if (!conditions.onlyFailed() && !unchanged) {
      dump(step, op, "After " + step.spec().title());
    }
  }

  private void dump(Pipeline.PassStep step, Operation op, String what) {
    String scope = conditions.moduleScope() ? " (" + OperationTitle.of(op) + ")" : "";
    String header = "// -----// IR Dump " + what + " (" + step.spec().name() + ")" + scope + " //----- //\n";
    target.write(op, step.spec().name(), Bytes.join(header, text(op), "\n\n"));
  }

  private byte[] text(Operation op) {
    if (conditions.moduleScope()) {
      return IRPrinter.toBytes(Ancestors.root(op), printing);
    }
    return IRPrinter.toBytes(op, op.block() == null ? printing : printing.withLocalScope(true));
  }
}
