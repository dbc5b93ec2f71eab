// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool;

import java.util.List;

/** A parsed command line of {@code mortise-opt}. Flags are those of {@code mlir-opt} where it has them. */
final class OptOptions {
  static final String STANDARD_STREAM = "-";

  String input = STANDARD_STREAM;
  String output = STANDARD_STREAM;
  List<PassFlag> passes = List.of();
  String passPipeline;
  boolean allowUnregisteredDialect;
  String splitMarker;
  String outputSplitMarker = "// -----";
  boolean verifyEach = true;
  boolean disableThreading;
  boolean dumpPassPipeline;
  boolean passStatistics;
  boolean remarks;
  boolean noImplicitModule;
  boolean printGeneric;
  boolean printLocalScope;
  boolean printDebugInfo;
  boolean prettyDebugInfo;
  boolean printUniqueSsaIds;
  boolean printValueUsers;
  boolean printSkipRegions;
  long elideElementsLargerThan = -1;
  boolean help;
  boolean version;
  boolean showDialects;
  boolean listPasses;
}
