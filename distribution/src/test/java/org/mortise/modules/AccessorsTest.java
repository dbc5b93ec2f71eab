// SPDX-License-Identifier: Apache-2.0
package org.mortise.modules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Code that holds the view of an operation reads its parts by their names: {@code load.memref()}, never {@code
 * load.operation().operand(0)}. The text of the sources shows this; indices of an {@code Operation} whose class is not
 * known are not found.
 */
class AccessorsTest {
  private static final Pattern INDEX =
      Pattern.compile("[\\w)]\\s*\\.operation\\(\\)\\s*\\.(operand|opOperand|result|region|successor)\\(\\d+\\)");
  /** Methods that the view has itself. */
  private static final Pattern DETOUR = Pattern.compile(
      "(?:\\w*[\\w)]\\s*\\.)?\\boperation\\(\\)\\s*\\.(block|context|error|location|opError|parentOp|resultCount)\\(");
  /** Records that are no views and have a component {@code operation}, by the text that is found. */
  private static final Set<String> NO_VIEWS = Set.of(
      "s.operation().operand(1)", // ArrayAccess
      "access.operation().location(",
      "last.operation().block(",
      "store.operation().block(",
      "transfer.operation().opError(", // Transfer
      "op.operation().location(", // an OperationRef
      "e.operation().region(0)", // Part of a report
      "part.operation().location(");

  @Test
  void views_operandsResultsAndRegions_areReadByName() {
    assertEquals(List.of(), find(INDEX, ""));
  }

  @Test
  void views_methodsOfOpView_areCalledOnTheView() {
    // The modules at the bottom take an OperationRef, which has no other methods.
    assertEquals(List.of(), find(DETOUR, "mortise-ir"));
  }

  /** Returns the lines that match in modules whose name does not begin with {@code except}, if not empty. */
  private static List<String> find(Pattern pattern, String except) {
    List<String> found = new ArrayList<>();
    for (Module module : Modules.read(Path.of("..")).all()) {
      if (!except.isEmpty() && module.name().startsWith(except)) {
        continue;
      }
      for (String source : module.mainSources()) {
        Matcher matcher = pattern.matcher(source);
        while (matcher.find()) {
          if (!NO_VIEWS.contains(matcher.group())) {
            found.add(module + ": " + source.substring(source.lastIndexOf('\n', matcher.start()) + 1, matcher.end()));
          }
        }
      }
    }
    return found;
  }
}
