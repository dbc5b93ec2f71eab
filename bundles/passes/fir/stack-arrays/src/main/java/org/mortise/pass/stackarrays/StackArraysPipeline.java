// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PipelineProvider;
import org.osgi.service.component.annotations.Component;

/**
 * The pipeline {@code stack-arrays-pipeline}: moves the array temporaries of unoptimized {@code flang} output to the
 * stack. Such a program frees most of them by an address that passed through descriptors and conversions, so equal
 * values are merged and simplified first, and converted addresses are followed. Refers to passes by name, so it does
 * not depend on their bundles.
 */
@Component(service = PipelineProvider.class)
@AutoService(PipelineProvider.class)
public final class StackArraysPipeline implements PipelineProvider {
  static final List<PassOption<?>> LIMITS =
      List.of(StackArraysFactory.BUDGET, StackArraysFactory.GUARD, StackArraysFactory.ALLOW_RECURSIVE);
  static final String SIMPLIFY = "cse,canonicalize{region-simplify=disabled}";

  @Override
  public String name() {
    return "stack-arrays-pipeline";
  }

  @Override
  public String summary() {
    return "Move the array temporaries of a program that flang has just made to the stack: simplify it, then "
        + "`stack-arrays` with `follow-converts` and `check-scopes`.";
  }

  @Override
  public List<PassOption<?>> options() {
    return LIMITS;
  }

  @Override
  public String expand(PassOptions options) {
    return SIMPLIFY + "," + stackArrays("", options);
  }

  /** Returns the pass for unoptimized flang output, with {@code further} options. */
  static String stackArrays(String further, PassOptions options) {
    return "stack-arrays{follow-converts=true check-scopes=true " + further
        + "budget=" + options.get(StackArraysFactory.BUDGET)
        + " guard=" + options.get(StackArraysFactory.GUARD)
        + " allow-recursive=" + options.get(StackArraysFactory.ALLOW_RECURSIVE) + "}";
  }
}
