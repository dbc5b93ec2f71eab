// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import com.google.auto.service.AutoService;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import org.mortise.execution.engine.Engine;
import org.mortise.ir.execution.ExternalFunctions;
import org.mortise.ir.text.FileReason;
import org.mortise.opt.ByteStrings;
import org.mortise.opt.FileProblem;
import org.mortise.pipeline.CommandLineTool;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.Registry;
import org.mortise.pipeline.Snapshot;
import org.mortise.pipeline.flags.FlagTable;
import org.mortise.pipeline.flags.UsageException;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferencePolicyOption;

/**
 * {@code mortise-run}: executes a function of a program. In a framework it uses the snapshot of the {@link Registry},
 * and otherwise the class path.
 */
@AutoService(CommandLineTool.class)
@Component(service = CommandLineTool.class, property = CommandLineTool.NAME_PROPERTY + "=run")
public final class RunTool implements CommandLineTool {
  private static final int SUCCESS = 0;
  private static final int FAILURE = 1;

  private final Registry registry;
  /** The services of a framework at this time; null outside of one. */
  @Reference(policyOption = ReferencePolicyOption.GREEDY)
  private volatile @Nullable List<ExternalFunctions> services;
  /** The engines of a framework at this time, other than the checked one; null outside of a framework. */
  @Reference(policyOption = ReferencePolicyOption.GREEDY)
  private volatile @Nullable List<Engine> engines;

  /** Creates the tool for use outside a framework. */
  public RunTool() {
    this(() -> Snapshot.ofClassPath(RunTool.class.getClassLoader()));
  }

  /** Creates the tool for the services of a registry. */
  @Activate
  public RunTool(@Reference Registry registry) {
    this.registry = registry;
  }

  private List<Engine> engines() {
    List<Engine> known = engines;
    if (known == null) {
      return Engine.ofClassPath();
    }
    List<Engine> all = new ArrayList<>(List.of(Engine.CHECKED));
    all.addAll(known);
    return all;
  }

  private List<ExternalFunctions> externals() {
    List<ExternalFunctions> known = services;
    if (known != null) {
      return List.copyOf(known);
    }
    return ServiceLoader.load(ExternalFunctions.class, RunTool.class.getClassLoader()).stream()
        .map(ServiceLoader.Provider::get).toList();
  }

  @Override
  public String name() {
    return "run";
  }

  @Override
  public FlagTable flags() {
    return RunArguments.table(engines());
  }

  @Override
  public int run(String[] arguments, InputStream in, OutputStream out, OutputStream err) throws IOException {
    return run(Invocation.of(arguments, in, out, err));
  }

  @Override
  public int run(Invocation call) throws IOException {
    try {
      List<Engine> available = engines();
      RunArguments arguments = RunArguments.parse(RunArguments.table(available), call.arguments());
      String information = arguments.table().information(arguments.values(), RunTool.class);
      if (information != null) {
        print(call.out(), information);
        return SUCCESS;
      }
      if (arguments.validates()) {
        return new ValidationRun(registry.current().context(), arguments, call).run() ? SUCCESS : FAILURE;
      }
      ProgramRun run = new ProgramRun(
          registry.current().context(), arguments.engine(available), externals(), arguments, call);
      return run.run() ? SUCCESS : FAILURE;
    } catch (UsageException problem) {
      print(call.err(), ByteStrings.of("mortise-run: " + problem.getMessage() + "\n"));
    } catch (FileProblem problem) {
      print(call.err(), "mortise-run: " + problem.getMessage() + "\n");
    } catch (InvalidPathException wrong) {
      print(call.err(), ByteStrings.of("mortise-run: " + FileReason.ofName(wrong) + "\n"));
    } catch (UncheckedIOException broken) { // a stream of the call, to which the program prints
      throw broken.getCause();
    }
    return FAILURE;
  }

  private static void print(OutputStream stream, String text) throws IOException {
    stream.write(text.getBytes(StandardCharsets.ISO_8859_1));
    stream.flush();
  }
}
