// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.definition;

import java.util.List;
import java.util.Map;

/** The classes in C++ of the interfaces that the key {@code interfaces} of an operation states. */
public final class InterfaceNames {
  private static final Map<String, List<String>> CLASSES = Map.of(
      "branch", List.of("BranchOpInterface"),
      "call", List.of("CallOpInterface"),
      "dealloc", List.of("AllocationOpInterface"),
      "destination", List.of("DestinationStyleOpInterface"),
      "function", List.of("FunctionOpInterface", "CallableOpInterface"),
      "loop", List.of("LoopLikeOpInterface"),
      "region_branch", List.of("RegionBranchOpInterface"),
      "region_branch_terminator", List.of("RegionBranchTerminatorOpInterface"),
      "view", List.of("ViewLikeOpInterface"));

  private InterfaceNames() {}

  /** Returns the classes of an interface with its arguments, such as {@code view(source)}; empty if it is unknown. */
  public static List<String> of(String interfaceText) {
    int end = interfaceText.indexOf('(');
    String word = end < 0 ? interfaceText : interfaceText.substring(0, end);
    return CLASSES.getOrDefault(word.strip(), List.of());
  }
}
