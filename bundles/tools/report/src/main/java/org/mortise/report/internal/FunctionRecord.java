// SPDX-License-Identifier: Apache-2.0
package org.mortise.report.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The text of a function, or of the rest of a module, after each pass that changed it. The first text and each changed
 * text are kept as long as their total size is within a limit; later changes are only counted.
 *
 * <p>Not thread-safe.
 */
public final class FunctionRecord {
  /**
   * The text after a pass.
   *
   * @param step the index of the pass; negative for the first text
   * @param text the text, or null if it was not kept
   * @param changes the ranges of lines that differ from the text before, see {@link LineChanges#between}
   */
  record Version(int step, @Nullable PackedText text, int[] changes) {}

  private static final byte[] NO_TEXT = {};
  private static final int BEFORE_ALL = -1;
  private static final int[] NO_CHANGES = {};

  private final String name;
  private final String kind;
  private final int firstLine;
  private final List<Version> versions = new ArrayList<>(1);
  private byte[] current = NO_TEXT;
  private long kept;
  private BufferChart firstChart = BufferChart.NONE;
  private BufferChart lastChart = BufferChart.NONE;
  private Graph controlFlow = Graph.NONE;
  private Graph aliases = Graph.NONE;
  private boolean isFinished;

  /**
   * Creates the record of a function without a text.
   *
   * @param kind the name of the operation
   * @param firstLine the line of the input on which the function begins; 0 if it is not in the input
   */
  FunctionRecord(String name, String kind, int firstLine) {
    this.name = name;
    this.kind = kind;
    this.firstLine = firstLine;
  }

  /** Sets the text and the buffers before the first pass. */
  void start(byte[] text, BufferChart buffers) {
    current = text;
    kept = text.length;
    firstChart = buffers;
  }

  /** Sets the buffers and the graphs after the last pass. */
  void finish(BufferChart buffers, Graph flow, Graph mayAlias) {
    lastChart = buffers;
    controlFlow = flow;
    aliases = mayAlias;
    isFinished = true;
  }

  /** Sets the text after a pass. The text of a removed function is empty. */
  void update(StepRecord step, byte[] text, long limit) {
    if (Arrays.equals(current, text)) {
      return;
    }
    step.addChange();
    boolean isKept = kept + text.length <= limit;
    if (isKept) {
      if (versions.isEmpty()) {
        versions.add(new Version(BEFORE_ALL, PackedText.of(current), NO_CHANGES));
      }
      int[] changes = LineChanges.between(PackedText.lines(current), PackedText.lines(text));
      versions.add(new Version(step.index(), PackedText.of(text), changes));
      kept += text.length;
    } else {
      versions.add(new Version(step.index(), null, NO_CHANGES));
      kept = limit;
    }
    current = text;
  }

  String name() {
    return name;
  }

  String kind() {
    return kind;
  }

  int firstLine() {
    return firstLine;
  }

  /** Returns the text before all passes, followed by one for each pass that changed it; none if no pass did. */
  List<Version> versions() {
    return versions;
  }

  byte[] currentText() {
    return current;
  }

  BufferChart firstChart() {
    return firstChart;
  }

  BufferChart lastChart() {
    return lastChart;
  }

  /** Returns the control flow after the last pass. */
  Graph controlFlow() {
    return controlFlow;
  }

  /** Returns the aliases of buffers after the last pass. */
  Graph aliases() {
    return aliases;
  }

  /** Returns whether the buffers after the last pass are known. */
  boolean isFinished() {
    return isFinished;
  }

  int changeCount() {
    return (int) versions.stream().filter(version -> version.step() != BEFORE_ALL).count();
  }

  boolean isRemoved() {
    return current.length == 0;
  }

  int lineCount() {
    int lines = current.length == 0 ? 0 : 1;
    for (byte b : current) {
      lines += b == '\n' ? 1 : 0;
    }
    return lines;
  }
}
