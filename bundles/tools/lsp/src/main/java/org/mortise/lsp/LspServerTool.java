// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp;

import com.google.auto.service.AutoService;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.mortise.lsp.internal.server.Session;
import org.mortise.pipeline.CommandLineTool;
import org.mortise.pipeline.Registry;
import org.mortise.pipeline.Snapshot;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * A Language Server Protocol server for MLIR on standard input and output, with the flags of {@code mlir-lsp-server}.
 * In a framework it follows the snapshot of the {@link Registry}, so dialects that are deployed or withdrawn take
 * effect in open sessions. Otherwise it uses the dialects on the class path.
 */
@AutoService(CommandLineTool.class)
@Component(service = CommandLineTool.class, property = CommandLineTool.NAME_PROPERTY + "=lsp-server")
public final class LspServerTool implements CommandLineTool {
  private static final int SUCCESS = 0;
  private static final int FAILURE = 1;
  private static final String HELP = """
      OVERVIEW: Language server for MLIR, on standard input and output
      USAGE: mortise-lsp-server [options]

        --help                 print this text
        --version              print the version
        --log=<level>          what to log to standard error: error, info (default) or verbose (all messages)
        --pretty               indent the JSON of the output, with its keys in order
        --input-style=<style>  how messages are separated: standard (default), by their lengths as in the protocol,
                               or delimited, by lines '// -----'; those are answered in order
        --lit-test             stands for --input-style=delimited --pretty --log=verbose
      """;

  private final Registry registry;

  /** Creates the tool for use outside a framework. */
  public LspServerTool() {
    this(new ClassPathRegistry());
  }

  /** Creates the tool for the services of a registry. */
  @Activate
  public LspServerTool(@Reference Registry registry) {
    this.registry = registry;
  }

  /** The class path, which is searched once. */
  private static final class ClassPathRegistry implements Registry {
    private Snapshot snapshot;

    @Override
    public synchronized Snapshot current() {
      if (snapshot == null) {
        snapshot = Snapshot.ofClassPath(LspServerTool.class.getClassLoader());
      }
      return snapshot;
    }
  }

  @Override
  public String name() {
    return "lsp-server";
  }

  @Override
  public List<String> flags() {
    return ServerFlags.NAMES;
  }

  @Override
  public int run(String[] arguments, InputStream in, OutputStream out, OutputStream err) throws IOException {
    ServerFlags flags;
    try {
      flags = ServerFlags.parse(arguments);
    } catch (IllegalArgumentException wrong) {
      return print(err, "mortise-lsp-server: " + wrong.getMessage() + "; try mortise-lsp-server --help\n", FAILURE);
    }
    if (flags.wantsHelp() || flags.wantsVersion()) {
      return print(out, flags.wantsHelp() ? HELP : "mortise-lsp-server " + version() + "\n", SUCCESS);
    }
    return new Session(flags.options(), registry::current, version(), err).serve(in, out) ? SUCCESS : FAILURE;
  }

  private static int print(OutputStream out, String text, int status) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
    out.flush();
    return status;
  }

  private static String version() {
    String version = LspServerTool.class.getPackage().getImplementationVersion();
    return version == null ? "(unpackaged)" : version;
  }
}
