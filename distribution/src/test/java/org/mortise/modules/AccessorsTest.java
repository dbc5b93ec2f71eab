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
  /** Records that are no views and have a component {@code operation}. */
  private static final Set<String> NO_VIEWS = Set.of(
      "s.operation().operand(1)", // ArrayAccess
      "e.operation().region(0)"); // Part of a report

  @Test
  void views_operandsResultsAndRegions_areReadByName() {
    List<String> found = new ArrayList<>();
    for (Module module : Modules.read(Path.of("..")).all()) {
      for (String source : module.mainSources()) {
        Matcher matcher = INDEX.matcher(source);
        while (matcher.find()) {
          if (!NO_VIEWS.contains(matcher.group())) {
            found.add(module + ": " + source.substring(source.lastIndexOf('\n', matcher.start()) + 1, matcher.end()));
          }
        }
      }
    }
    assertEquals(List.of(), found);
  }
}
