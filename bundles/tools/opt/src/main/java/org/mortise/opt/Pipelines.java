// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.pipeline.Pipeline;
import org.mortise.pipeline.PipelineException;
import org.mortise.pipeline.PipelineParser;
import org.mortise.pipeline.Snapshot;

/** Builds the pipeline that a command line requests, once for all parts of the input with a suitable root. */
final class Pipelines {
  private final Snapshot snapshot;
  private final OptOptions options;
  private Pipeline last;

  Pipelines(Snapshot snapshot, OptOptions options) {
    this.snapshot = snapshot;
    this.options = options;
  }

  /**
   * Returns the pipeline for a program.
   *
   * @param reproducer the pipeline that the input file contains, or null
   */
  Pipeline of(Operation program, @Nullable Map<String, String> reproducer) throws PipelineException {
    String reproduced = reproducer == null ? null : reproducer.get("pipeline");
    if (reproduced != null) {
      Pipeline pipeline = PipelineParser.parse(snapshot, unquoted(reproduced));
      pipeline.addAll(build(program));
      return pipeline;
    }
    if (last == null || options.text(Flags.PASS_PIPELINE) == null && !last.anchor().equals(program.name().name())) {
      last = build(program);
    }
    return last;
  }

  private Pipeline build(Operation program) throws PipelineException {
    String text = options.text(Flags.PASS_PIPELINE);
    if (text != null) {
      if (!options.passes().isEmpty()) {
        throw new PipelineException("'-pass-pipeline' option can't be used with individual pass options");
      }
      return PipelineParser.parse(snapshot, ByteStrings.of(text));
    }
    Pipeline pipeline = new Pipeline(program.name().name());
    for (PassFlag flag : options.passes()) {
      PipelineParser.add(snapshot, pipeline, flag.name(), flag.options());
    }
    return pipeline;
  }

  /** Returns the string in a resource, which is quoted and has hexadecimal escapes. */
  private static String unquoted(String resource) {
    StringBuilder text = new StringBuilder();
    for (int i = 1; i < resource.length() - 1; i++) {
      char c = resource.charAt(i);
      if (c != '\\') {
        text.append(c);
      } else if (i + 2 < resource.length() && Character.digit(resource.charAt(i + 1), 16) >= 0) {
        text.append((char) Integer.parseInt(resource.substring(i + 1, i + 3), 16));
        i += 2;
      } else {
        text.append(resource.charAt(++i));
      }
    }
    return text.toString();
  }
}
