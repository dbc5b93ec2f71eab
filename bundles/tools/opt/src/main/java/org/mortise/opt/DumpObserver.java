// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import org.mortise.opt.internal.observe.DumpTree;
import org.mortise.opt.internal.observe.IrDump;
import org.mortise.pipeline.flags.Flag;

/** Prints the program before and after passes. */
record DumpObserver(RunContext context) implements PartObserver {
  @Override
  public boolean beforePasses(Part part) {
    OptOptions options = context.options();
    IrDump.Conditions conditions = new IrDump.Conditions(
        selected(Flags.IR_BEFORE_ALL, Flags.IR_BEFORE), selected(Flags.IR_AFTER_ALL, Flags.IR_AFTER),
        options.isOn(Flags.IR_AFTER_CHANGE), options.isOn(Flags.IR_AFTER_FAILURE), options.isOn(Flags.IR_MODULE_SCOPE));
    String folder = options.text(Flags.IR_TREE_DIR);
    IrDump.Target target = folder.isEmpty()
        ? (op, pass, dump) -> context.messages().write(dump)
        : new DumpTree(context.call().directory(), Path.of(folder), context.messages()::print);
    part.observeInOrder(new IrDump(conditions, Printing.ofUnverified(options), target));
    return true;
  }

  private Predicate<String> selected(Flag everything, Flag some) {
    boolean all = context.options().isOn(everything);
    List<?> names = context.options().list(some);
    return pass -> all || names.contains(pass);
  }
}
