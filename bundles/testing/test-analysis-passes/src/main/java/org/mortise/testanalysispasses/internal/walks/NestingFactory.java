// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.walks;

import com.google.auto.service.AutoService;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.ReportWriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-print-nesting}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class NestingFactory implements PassFactory {
  private static final int INDENT = 2;
  private static final PassSpec SPEC =
      PassSpec.of("test-print-nesting", "Print operations, regions and blocks as a tree")
      .withLocalTitle("TestPrintNestingPass")
      .withDescription("""
          Prints operations, their attributes, regions and blocks to the standard output, indented by their depth.
          Linear in the text.""");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return NestingFactory::run;
  }

  private static void run(Operation root, PassRun run) {
    run.markAllAnalysesPreserved();
    try (ReportWriter report = new ReportWriter(run, PassOutput.Channel.STANDARD)) {
      print(root, report);
    }
  }

  /** Visits the operations in order; {@code depth} is the indentation of the current one. */
  private static void print(Operation root, ReportWriter report) {
    int depth = 0;
    Operation op = root;
    while (op != null) {
      printOperation(op, depth, report);
      Operation inner = enter(op, 0, depth, report);
      if (inner != null) {
        op = inner;
        depth += 3 * INDENT;
        continue;
      }
      while (op != root && (inner = following(op, depth, report)) == null) {
        op = op.parentOp();
        depth -= 3 * INDENT;
      }
      op = op == root ? null : inner;
    }
  }

  /** Returns the operation that follows {@code op} inside its parent operation, or null. */
  private static @Nullable Operation following(Operation op, int depth, ReportWriter report) {
    if (op.next() != null) {
      return op.next();
    }
    Operation later = enterBlocks(op.block().next(), depth - INDENT, report);
    Region region = op.parentRegion();
    return later != null ? later : enter(region.parentOp(), region.index() + 1, depth - 3 * INDENT, report);
  }

  /**
   * Returns the first operation in the regions of {@code op} from {@code firstRegion}; prints the headers before it.
   */
  private static @Nullable Operation enter(Operation op, int firstRegion, int depth, ReportWriter report) {
    for (int i = firstRegion; i < op.regionCount(); i++) {
      int blocks = 0;
      for (Block block = op.region(i).first(); block != null; block = block.next()) {
        blocks++;
      }
      report.indent(depth + INDENT).print("Region with ").print(blocks).print(" blocks:\n");
      Operation inner = enterBlocks(op.region(i).first(), depth + 2 * INDENT, report);
      if (inner != null) {
        return inner;
      }
    }
    return null;
  }

  private static @Nullable Operation enterBlocks(Block first, int depth, ReportWriter report) {
    for (Block block = first; block != null; block = block.next()) {
      int operations = 0;
      for (Operation op = block.first(); op != null; op = op.next()) {
        operations++;
      }
      report.indent(depth).print("Block with ").print(block.argumentCount()).print(" arguments, ")
          .print(block.successorCount()).print(" successors, and ").print(operations).print(" operations\n");
      if (block.first() != null) {
        return block.first();
      }
    }
    return null;
  }

  private static void printOperation(Operation op, int depth, ReportWriter report) {
    report.indent(depth).print("visiting op: '").print(op.name().name()).print("' with ").print(op.operandCount())
        .print(" operands and ").print(op.resultCount()).print(" results\n");
    DictionaryAttr attributes = op.attributes();
    if (!attributes.isEmpty()) {
      report.indent(depth).print(attributes.size()).print(" attributes:\n");
      for (NamedAttribute entry : attributes.entries()) {
        report.indent(depth).print(" - '").print(entry.name()).print("' : '").print(entry.value().toString())
            .print("'\n");
      }
    }
    report.indent(depth).print(" ").print(op.regionCount()).print(" nested regions:\n");
  }
}
