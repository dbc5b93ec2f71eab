// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The description of a pass: the source of its help, documentation, statistics reports and error messages.
 *
 * @param name its argument, as in {@code --name} and in pipelines
 * @param summary one line
 * @param description some sentences: effect, limits, preconditions (numbered), cost
 * @param anchor full name of the operation that it runs on, or null for any
 * @param options its options
 * @param dialects namespaces of the dialects whose operations it creates
 * @param statistics its counters
 * @param runsOnParts whether it treats each function by itself, see {@link #onParts}
 * @param title its name in reports and dumps of the program, such as {@code Canonicalizer}
 */
public record PassSpec(
    String name,
    String summary,
    String description,
    @Nullable String anchor,
    List<PassOption<?>> options,
    List<String> dialects,
    List<PassStatistic> statistics,
    boolean runsOnParts,
    String title) {

  /** Returns a pass on any operation, without description, options, statistics and dialects. */
  public static PassSpec of(String name, String summary) {
    return new PassSpec(name, summary, "", null, List.of(), List.of(), List.of(), false, titleOf(name));
  }

  /** Returns this pass with a description: effect, limits, numbered preconditions, cost. */
  public PassSpec withDescription(String text) {
    return new PassSpec(name, summary, text, anchor, options, dialects, statistics, runsOnParts, title);
  }

  /** Returns this pass as one that runs only on operations with a name, such as {@code func.func}. */
  public PassSpec onOperation(String operationName) {
    return new PassSpec(name, summary, description, operationName, options, dialects, statistics, runsOnParts, title);
  }

  /** Returns this pass with these options, in the order of its help. */
  public PassSpec withOptions(PassOption<?>... declared) {
    return new PassSpec(
        name, summary, description, anchor, List.of(declared), dialects, statistics, runsOnParts, title);
  }

  /** Returns this pass with the dialects whose operations it creates. It is not run if one of them is missing. */
  public PassSpec withDialects(String... namespaces) {
    return new PassSpec(
        name, summary, description, anchor, options, List.of(namespaces), statistics, runsOnParts, title);
  }

  /** Returns this pass with these statistics. */
  public PassSpec withStatistics(PassStatistic... counted) {
    return new PassSpec(name, summary, description, anchor, options, dialects, List.of(counted), runsOnParts, title);
  }

  /**
   * Returns this pass as one that treats each operation that is isolated from above, such as a function, by itself. On
   * a module that consists of such operations, the pass manager runs it on each of them instead, in several threads.
   * That must do the same as a run on the module: the pass neither changes nor looks into other functions, and a run on
   * the module would end at the first function in which it fails. {@link Pass#runsOnPartsOf} can restrict it.
   */
  public PassSpec onParts() {
    return new PassSpec(name, summary, description, anchor, options, dialects, statistics, true, title);
  }

  /** For a pass whose title is not its name in camel case. */
  public PassSpec withTitle(String text) {
    return new PassSpec(name, summary, description, anchor, options, dialects, statistics, runsOnParts, text);
  }

  /**
   * Returns whether a pass or pipeline of this name is for tests of the compiler only. Lists for users leave such
   * passes out unless they are asked for all.
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
