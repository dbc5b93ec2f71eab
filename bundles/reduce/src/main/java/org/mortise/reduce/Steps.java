// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduce;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Context;
import org.mortise.reduce.internal.step.AttributeErasure;
import org.mortise.reduce.internal.step.BlockMerging;
import org.mortise.reduce.internal.step.BodyErasure;
import org.mortise.reduce.internal.step.ConstantResults;
import org.mortise.reduce.internal.step.ElementsSimplification;
import org.mortise.reduce.internal.step.OperationErasure;
import org.mortise.reduce.internal.step.Placeholders;
import org.mortise.reduce.internal.step.ReductionStep;
import org.mortise.reduce.internal.step.RegionInlining;
import org.mortise.reduce.internal.step.RegionResultErasure;
import org.mortise.reduce.internal.step.ResultsToArguments;
import org.mortise.reduce.internal.step.SignatureReduction;
import org.mortise.reduce.internal.step.SymbolErasure;
import org.mortise.reduce.internal.step.TerminatorReplacement;

/** The steps in the order in which they are taken: what removes most comes first. */
final class Steps {
  private Steps() {}

  /**
   * Returns all steps.
   *
   * @param allowUnregistered whether unregistered operations may replace others
   * @param passes the steps that run passes
   */
  static List<ReductionStep> of(Context context, boolean allowUnregistered, List<ReductionStep> passes) {
    Placeholders placeholders = new Placeholders(context, allowUnregistered);
    List<ReductionStep> steps = new ArrayList<>();
    steps.add(new SymbolErasure(placeholders));
    steps.add(new BodyErasure(placeholders));
    steps.add(new OperationErasure(placeholders));
    steps.addAll(passes);
    steps.add(new RegionInlining(placeholders));
    steps.add(new TerminatorReplacement(placeholders));
    steps.add(new BlockMerging(placeholders));
    steps.add(new ConstantResults(placeholders));
    steps.add(new ResultsToArguments(placeholders));
    steps.add(new RegionResultErasure(placeholders));
    steps.add(new SignatureReduction(placeholders));
    steps.add(new AttributeErasure(false, placeholders));
    steps.add(new AttributeErasure(true, placeholders));
    steps.add(new ElementsSimplification(placeholders));
    return steps;
  }
}
