// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import java.util.List;
import org.mortise.ir.rewrite.RewritePattern;

/**
 * Restricts the applied patterns by name.
 *
 * @param disabled names of patterns that are not applied
 * @param enabled the only patterns that are applied; empty for all
 */
public record PatternFilter(List<String> disabled, List<String> enabled) {
  public static final PatternFilter ALL = new PatternFilter(List.of(), List.of());

  public boolean accepts(RewritePattern pattern) {
    String name = pattern.name();
    return !disabled.contains(name) && (enabled.isEmpty() || enabled.contains(name));
  }
}
