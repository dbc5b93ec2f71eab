// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.verify.IRVerifier;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The whole way of a program, for embedding: read, verify, run a pipeline. Nothing is printed and nothing is thrown for
 * a wrong program or a wrong pipeline; what there is to say is in the {@link Compilation}.
 *
 * <p>A service in a framework, whose {@link #snapshot} changes as bundles come and go; in a plain Java program ask
 * {@link #ofClassPath}. Safe for use by several threads.
 */
@ProviderType
public interface Mortise {
  /** With all dialects and passes that the class loader sees. Making it is cheap; keep it for further runs. */
  static Mortise ofClassPath(ClassLoader loader) {
    Snapshot snapshot = Snapshot.ofClassPath(loader);
    return () -> snapshot;
  }

  /** The dialects and passes that are there now. */
  Snapshot snapshot();

  /** Like {@link #run(String, SourceText, RunOptions)} with {@link RunOptions#DEFAULTS}. */
  default Compilation run(String pipeline, SourceText source) {
    return run(pipeline, source, RunOptions.DEFAULTS);
  }

  /**
   * Reads and verifies a program and runs a pipeline on it.
   *
   * @param pipeline such as {@code builtin.module(canonicalize,func.func(cse))}
   */
  default Compilation run(String pipeline, SourceText source, RunOptions options) {
    Snapshot now = snapshot();
    List<Diagnostic> diagnostics = new ArrayList<>();
    Pipeline steps;
    try {
      steps = PipelineParser.parse(now, pipeline);
    } catch (PipelineException wrong) {
      diagnostics.add(Diagnostic.error(UnknownLoc.of(now.context()), wrong.getMessage()));
      return new Compilation(null, diagnostics);
    }
    Operation module;
    try {
      module = IRParser.parse(source, now.context(), ParserOptions.STRICT, diagnostics::add);
      module = module != null && IRVerifier.verify(module, diagnostics::add) ? module : null;
    } catch (RuntimeException | Error fault) {
      diagnostics.add(DialectFault.of("reading", source.name(), now, fault));
      return new Compilation(null, diagnostics);
    }
    boolean done = module != null && new PipelineRunner(steps, options).run(module, diagnostics::add);
    return new Compilation(done ? module : null, diagnostics);
  }
}
