// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;

/**
 * The description of a pass: the source of its help, documentation, statistics reports and error messages.
 *
 * @param name the pass argument, as in {@code --name} and in pipelines
 * @param summary one line
 * @param description some sentences: effect, limits, cost
 * @param preconditions the conditions on programs without which it is not applicable, in the order of their numbers
 * @param anchor the full name of the operation it runs on, or null for any
 * @param options its options
 * @param dialects namespaces of the dialects whose operations it creates
 * @param statistics its counters
 * @param runsOnParts whether it processes each function separately, see {@link #onParts}
 * @param title its name in reports and IR dumps, such as {@code Canonicalizer}
 */
public record PassSpec(
    String name,
    String summary,
    String description,
    List<Precondition> preconditions,
    @Nullable String anchor,
    List<PassOption<?>> options,
    List<String> dialects,
    List<PassStatistic> statistics,
    boolean runsOnParts,
    String title) {

  /** Returns a pass on any operation, without description, options, statistics and dialects. */
  public static PassSpec of(String name, String summary) {
    return new PassSpec(name, summary, "", List.of(), null, List.of(), List.of(), List.of(), false, titleOf(name));
  }

  /** Returns this pass with a description: effect, limits, cost. */
  public PassSpec withDescription(String text) {
    return new PassSpec(name, summary, text, preconditions, anchor, options, dialects, statistics, runsOnParts, title);
  }

  /** Returns this pass with these preconditions, which are numbered in this order. */
  public PassSpec withPreconditions(Precondition... declared) {
    return new PassSpec(
        name, summary, description, List.of(declared), anchor, options, dialects, statistics, runsOnParts, title);
  }

  /** Restricts the pass to operations of one name, such as {@code func.func}. */
  public PassSpec onOperation(String operationName) {
    return new PassSpec(
        name, summary, description, preconditions, operationName, options, dialects, statistics, runsOnParts, title);
  }

  /** Returns this pass with these options, in the order of its help. */
  public PassSpec withOptions(PassOption<?>... declared) {
    return new PassSpec(
        name, summary, description, preconditions, anchor, List.of(declared), dialects, statistics, runsOnParts, title);
  }

  /** Sets the dialects whose operations the pass creates. The pass is not run if one is missing. */
  public PassSpec withDialects(String... namespaces) {
    return new PassSpec(
        name, summary, description, preconditions, anchor, options, List.of(namespaces), statistics, runsOnParts,
        title);
  }

  /** Returns this pass with these statistics. */
  public PassSpec withStatistics(PassStatistic... counted) {
    return new PassSpec(
        name, summary, description, preconditions, anchor, options, dialects, List.of(counted), runsOnParts, title);
  }

  /**
   * Declares that the pass processes each isolated operation, such as a function, separately. On a module of such
   * operations, the pass manager runs it on each of them instead, in parallel. This must be equivalent to a run on the
   * module: the pass neither changes nor reads other functions, and stops at the first function in which it fails.
   * {@link Pass#runsOnPartsOf} can restrict it.
   */
  public PassSpec onParts() {
    return new PassSpec(name, summary, description, preconditions, anchor, options, dialects, statistics, true, title);
  }

  /** For a pass whose title is not its name in camel case. */
  public PassSpec withTitle(String text) {
    return new PassSpec(
        name, summary, description, preconditions, anchor, options, dialects, statistics, runsOnParts, text);
  }

  /** For a pass whose class in MLIR lies in an anonymous namespace, which its title there states. */
  public PassSpec withLocalTitle(String className) {
    return withTitle("(anonymous namespace)::" + className);
  }

  /** Returns the description, followed by the numbered preconditions. */
  public String documentation() {
    StringBuilder text = new StringBuilder(description.strip());
    for (int i = 0; i < preconditions.size(); i++) {
      text.append(i == 0 ? "\n\nPreconditions:\n" : "\n").append(i + 1).append(". ")
          .append(preconditions.get(i).text().strip());
    }
    return text.toString();
  }

  /**
   * Runs the pass of this specification, unless {@code root} is known not to meet a precondition: then reports the
   * error of the first one. The pass itself need not check these preconditions.
   */
  public void run(Pass pass, Operation root, PassRun run) {
    Diagnostic violation = violationIn(root);
    if (violation != null) {
      run.emit(violation);
    } else {
      pass.run(root, run);
    }
  }

  /** Returns the error of the first precondition that {@code root} is known not to meet, or null. */
  @Nullable Diagnostic violationIn(Operation root) {
    for (Precondition precondition : preconditions) {
      Diagnostic violation = precondition.violationIn(root);
      if (violation != null) {
        return violation;
      }
    }
    return null;
  }

  /**
   * Returns whether a pass or pipeline of this name is a compiler test. Lists for users omit these by default.
   */
  public static boolean isForTests(String name) {
    return name.startsWith("test-") || name.endsWith("-test");
  }

  /** Returns {@code FooBar} for {@code foo-bar}. */
  private static String titleOf(String name) {
    StringBuilder text = new StringBuilder(name.length());
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c != '-') {
        text.append(i == 0 || name.charAt(i - 1) == '-' ? Character.toUpperCase(c) : c);
      }
    }
    return text.toString();
  }
}
