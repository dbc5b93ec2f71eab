// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.answer;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.pipeline.Snapshot;

/** The pipelines offered for a program: the pipeline of the file's first {@code RUN} line, and the usual ones. */
final class ShownPipelines {
  /** A pipeline and its name for users. */
  record Entry(String title, String pipeline) {}

  private static final int LINES = 20;
  private static final Pattern RUN = Pattern.compile("//\\s*RUN:.*?(?:mlir-opt|mortise-opt)\\s+([^|]*)");
  private static final Pattern PIPELINE = Pattern.compile("-?-pass-pipeline=(?:'([^']*)'|\"([^\"]*)\"|(\\S+))");
  private static final Pattern FLAG = Pattern.compile("--?([a-z][a-z0-9-]*)(?:=(?:\"([^\"]*)\"|'([^']*)'|(\\S+)))?");
  private static final List<Entry> USUAL = List.of(
      new Entry("canonicalize", "builtin.module(canonicalize)"),
      new Entry("one-shot-bufferize", "builtin.module(one-shot-bufferize{bufferize-function-boundaries=1})"),
      new Entry("buffer-deallocation-pipeline", "builtin.module(buffer-deallocation-pipeline)"),
      new Entry("lean-deallocation-pipeline", "builtin.module(lean-deallocation-pipeline)"));

  private ShownPipelines() {}

  static List<Entry> of(CheckedDocument document, int offset) {
    if (document.chunkAt(offset).program() == null) {
      return List.of();
    }
    List<Entry> found = new ArrayList<>();
    String run = runLine(document);
    String pipeline = run == null ? null : pipeline(run, document.snapshot());
    if (pipeline != null) {
      found.add(new Entry("the RUN line's pipeline", pipeline));
    }
    for (Entry entry : USUAL) {
      if (isKnown(entry.title(), document.snapshot())) {
        found.add(entry);
      }
    }
    return found;
  }

  private static boolean isKnown(String pass, Snapshot snapshot) {
    return snapshot.pass(pass) != null || snapshot.pipeline(pass) != null;
  }

  private static @Nullable String runLine(CheckedDocument document) {
    int lines = Math.min(LINES, document.text().lineCount());
    int end = lines < document.text().lineCount()
        ? document.text().lineStart(lines) : document.text().bytes().length;
    String head = new String(document.text().bytes(), 0, end, StandardCharsets.UTF_8);
    Matcher matcher = RUN.matcher(head.replace("\\\n//", " "));
    return matcher.find() ? matcher.group(1).lines().findFirst().orElse("") : null;
  }

  /** Returns the pipeline of a command line; null if it has none. */
  private static @Nullable String pipeline(String arguments, Snapshot snapshot) {
    Matcher whole = PIPELINE.matcher(arguments);
    if (whole.find()) {
      return first(whole, 1);
    }
    List<String> passes = new ArrayList<>();
    Matcher flag = FLAG.matcher(arguments);
    while (flag.find()) {
      if (isKnown(flag.group(1), snapshot)) {
        String options = first(flag, 2);
        passes.add(flag.group(1) + (options == null ? "" : "{" + options + "}"));
      }
    }
    return passes.isEmpty() ? null : "builtin.module(" + String.join(",", passes) + ")";
  }

  private static @Nullable String first(Matcher matcher, int from) {
    for (int i = from; i <= matcher.groupCount(); i++) {
      if (matcher.group(i) != null) {
        return matcher.group(i);
      }
    }
    return null;
  }
}
