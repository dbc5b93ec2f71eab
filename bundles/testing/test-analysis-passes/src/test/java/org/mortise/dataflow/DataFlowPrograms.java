// SPDX-License-Identifier: Apache-2.0
package org.mortise.dataflow;

import org.mortise.analyses.dataflow.DataFlowAnalysis;
import org.mortise.analyses.dataflow.DataFlowSolver;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.pipeline.Snapshot;

/** Parses programs and finds their operations by an attribute {@code tag}. */
public final class DataFlowPrograms {
  private static final Snapshot SNAPSHOT = Snapshot.ofClassPath(DataFlowPrograms.class.getClassLoader());

  private DataFlowPrograms() {}

  /** Parses a program, which must be valid. */
  public static Operation parse(String text) {
    return IRParser.parse(SourceText.of("test", text), SNAPSHOT.context(), ParserOptions.STRICT, diagnostic -> {
      throw new IllegalArgumentException(diagnostic.toString());
    });
  }

  /** Runs {@code analysis} on {@code root}, together with {@code others}. */
  static <A extends DataFlowAnalysis> A analyse(Operation root, A analysis, DataFlowAnalysis... others) {
    DataFlowSolver solver = new DataFlowSolver(root);
    solver.load(analysis);
    for (DataFlowAnalysis other : others) {
      solver.load(other);
    }
    solver.run();
    return analysis;
  }

  /** Returns the operation inside {@code root} whose attribute {@code tag} is the string {@code tag}. */
  public static Operation tagged(Operation root, String tag) {
    Operation[] found = new Operation[1];
    root.walk(op -> {
      if (tag.equals(tagOf(op))) {
        found[0] = op;
      }
    });
    return found[0];
  }

  static String tagOf(Operation op) {
    return op.getAttr("tag") instanceof StringAttr tag ? tag.value() : null;
  }

  /** Returns the first operand of the operation with a tag. */
  public static Value operand(Operation root, String tag) {
    return tagged(root, tag).operand(0);
  }
}
