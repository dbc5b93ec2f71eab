// SPDX-License-Identifier: Apache-2.0
package com.example.embedding;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.data.RemarkYaml;
import org.mortise.pipeline.Compilation;
import org.mortise.pipeline.Mortise;
import org.mortise.pipeline.RunOptions;

/** Collects the remarks of a run in LLVM's format. */
final class Remarks {
  private static final String PIPELINE = "builtin.module(ownership-based-buffer-deallocation)";

  private Remarks() {}

  /** Returns the remarks about the deallocation of a program. */
  static String of(Mortise mortise, SourceText source) {
    StringBuilder yaml = new StringBuilder();
    Compilation compilation = mortise.run(PIPELINE, source, RunOptions.DEFAULTS.withRemarks(true));
    for (Diagnostic diagnostic : compilation.diagnostics()) {
      if (diagnostic.remark() != null) {
        yaml.append(RemarkYaml.document(diagnostic));
      }
    }
    return yaml.toString();
  }
}
