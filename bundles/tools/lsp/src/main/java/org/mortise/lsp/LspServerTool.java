// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp;

import com.google.auto.service.AutoService;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.mortise.lsp.internal.server.Session;
import org.mortise.pipeline.CommandLineTool;
import org.mortise.pipeline.Registry;
import org.mortise.pipeline.Snapshot;
import org.mortise.pipeline.flags.FlagParser;
import org.mortise.pipeline.flags.FlagTable;
import org.mortise.pipeline.flags.FlagValues;
import org.mortise.pipeline.flags.HelpText;
import org.mortise.pipeline.flags.UsageException;
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
  public FlagTable flags() {
    return ServerFlags.TABLE;
  }

  @Override
  public int run(String[] arguments, InputStream in, OutputStream out, OutputStream err) throws IOException {
    FlagValues flags;
    try {
      flags = FlagParser.parse(ServerFlags.TABLE, arguments);
    } catch (UsageException wrong) {
      return print(err, "mortise-lsp-server: " + wrong.getMessage() + "\n", FAILURE);
    }
    String information = ServerFlags.TABLE.information(flags, LspServerTool.class);
    if (information != null) {
      return print(out, information, SUCCESS);
    }
    Session session =
        new Session(ServerFlags.options(flags), registry::current, HelpText.version(LspServerTool.class), err);
    return session.serve(in, out) ? SUCCESS : FAILURE;
  }

  private static int print(OutputStream out, String text, int status) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
    out.flush();
    return status;
  }
}
