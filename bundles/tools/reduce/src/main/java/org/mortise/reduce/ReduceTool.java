// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduce;

import com.google.auto.service.AutoService;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import org.mortise.ir.text.FileReason;
import org.mortise.opt.ByteStrings;
import org.mortise.opt.FileProblem;
import org.mortise.pipeline.CommandLineTool;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.Registry;
import org.mortise.pipeline.Snapshot;
import org.mortise.pipeline.flags.FlagTable;
import org.mortise.pipeline.flags.UsageException;
import org.mortise.reduce.internal.check.TestProblem;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * {@code mortise-reduce}: reduces a program while a script finds it interesting or {@code mortise-opt} fails on it. In
 * a framework it uses the snapshot of the {@link Registry}, and otherwise the class path.
 */
@AutoService(CommandLineTool.class)
@Component(service = CommandLineTool.class, property = CommandLineTool.NAME_PROPERTY + "=reduce")
public final class ReduceTool implements CommandLineTool {
  private static final int SUCCESS = 0;
  private static final int FAILURE = 1;
  private static final String PREFIX = "mortise-reduce: ";

  private final Registry registry;

  /** Creates the tool for use outside a framework. */
  public ReduceTool() {
    this(() -> Snapshot.ofClassPath(ReduceTool.class.getClassLoader()));
  }

  /** Creates the tool for the services of a registry. */
  @Activate
  public ReduceTool(@Reference Registry registry) {
    this.registry = registry;
  }

  @Override
  public String name() {
    return "reduce";
  }

  @Override
  public FlagTable flags() {
    return ReduceArguments.TABLE;
  }

  @Override
  public int run(String[] arguments, InputStream in, OutputStream out, OutputStream err) throws IOException {
    return run(Invocation.of(arguments, in, out, err));
  }

  @Override
  public int run(Invocation call) throws IOException {
    try {
      ReduceArguments parsed = ReduceArguments.parse(call.arguments());
      String information = ReduceArguments.TABLE.information(parsed.values(), ReduceTool.class);
      if (information != null) {
        call.out().write(information.getBytes(StandardCharsets.UTF_8));
        call.out().flush();
        return SUCCESS;
      }
      new Reduction(registry.current(), parsed, call, message -> print(call.err(), message)).run();
      return SUCCESS;
    } catch (UsageException problem) {
      print(call.err(), ByteStrings.of(problem.getMessage()));
    } catch (InvalidPathException wrong) {
      print(call.err(), ByteStrings.of(FileReason.ofName(wrong)));
    } catch (TestProblem | FileProblem problem) {
      print(call.err(), problem.getMessage());
    }
    return FAILURE;
  }

  private static void print(OutputStream err, String message) {
    try {
      err.write((PREFIX + message + "\n").getBytes(StandardCharsets.ISO_8859_1));
      err.flush();
    } catch (IOException closed) {
      // a closed standard error must not end the reduction
    }
  }
}
