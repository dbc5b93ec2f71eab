// SPDX-License-Identifier: Apache-2.0
package com.example.metadata;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.analyses.dataflow.DataFlowSolver;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.pass.Analysis;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.osgi.service.component.annotations.Component;

/**
 * The pass {@code annotate-metadata}: writes on each operation the metadata of its operands, as the attribute
 * {@code operand_metadata}.
 */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class AnnotateMetadata implements PassFactory {
  /** The results of the analysis, kept until a pass changes the program. */
  static final Analysis<MetadataAnalysis> METADATA = new Analysis<>("metadata", op -> {
    DataFlowSolver solver = new DataFlowSolver(op);
    MetadataAnalysis analysis = solver.load(new MetadataAnalysis());
    solver.run();
    return analysis;
  });

  private static final PassStatistic ANNOTATED =
      new PassStatistic("num-annotated", "Number of operations with an operand that has metadata");

  private static final PassSpec SPEC = PassSpec.of("annotate-metadata", "Write the metadata of operands as attributes")
      .withDescription("""
          Adds the attribute `operand_metadata` to each operation with an operand whose metadata is known: the facts of
          each operand, as found by the metadata analysis. Linear.
          """)
      .withStatistics(ANNOTATED);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return AnnotateMetadata::run;
  }

  private static void run(Operation root, PassRun run) {
    MetadataAnalysis analysis = run.get(METADATA);
    root.walk(op -> {
      if (annotate(op, analysis)) {
        run.count(ANNOTATED, 1);
      }
    });
  }

  private static boolean annotate(Operation op, MetadataAnalysis analysis) {
    List<Attribute> operands = new ArrayList<>();
    boolean isKnown = false;
    for (int i = 0; i < op.operandCount(); i++) {
      Metadata found = analysis.lookup(op.operand(i)); // null if the operation is never executed
      Metadata metadata = found == null ? Metadata.UNKNOWN : found;
      isKnown |= !metadata.facts().isEmpty();
      operands.add(metadata.toAttribute(op.context()));
    }
    if (isKnown) {
      op.setAttr("operand_metadata", ArrayAttr.of(op.context(), operands));
    }
    return isKnown;
  }
}
