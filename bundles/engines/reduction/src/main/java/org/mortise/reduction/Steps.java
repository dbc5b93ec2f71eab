// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Context;
import org.mortise.reduction.step.AttributeErasure;
import org.mortise.reduction.step.BlockMerging;
import org.mortise.reduction.step.BodyErasure;
import org.mortise.reduction.step.ConstantResults;
import org.mortise.reduction.step.ElementsSimplification;
import org.mortise.reduction.step.OperationErasure;
import org.mortise.reduction.step.Placeholders;
import org.mortise.reduction.step.ReductionStep;
import org.mortise.reduction.step.RegionInlining;
import org.mortise.reduction.step.RegionResultErasure;
import org.mortise.reduction.step.ResultsToArguments;
import org.mortise.reduction.step.SignatureReduction;
import org.mortise.reduction.step.SymbolErasure;
import org.mortise.reduction.step.TerminatorReplacement;

/** The steps in the order in which they are tried, those that remove most first. */
public final class Steps {
  private Steps() {}

  /**
   * Returns all steps.
   *
   * @param allowUnregistered whether unregistered operations may replace others
   * @param passes the steps that run passes
   */
  public static List<ReductionStep> of(Context context, boolean allowUnregistered, List<ReductionStep> passes) {
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
