// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer;

import com.google.auto.service.AutoService;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.util.function.Consumer;
import org.mortise.importer.internal.tablegen.TableGenProblem;
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

/** {@code mortise-import}: makes dialect files of definitions in ODS. Errors lead to exit status 1 and no output. */
@AutoService(CommandLineTool.class)
@Component(service = CommandLineTool.class, property = CommandLineTool.NAME_PROPERTY + "=import")
public final class ImportTool implements CommandLineTool {
  private static final int SUCCESS = 0;
  private static final int FAILURE = 1;
  private static final String PREFIX = "mortise-import: ";

  private final Registry registry;

  /** Creates the tool for use outside a framework. */
  public ImportTool() {
    this(() -> Snapshot.ofClassPath(ImportTool.class.getClassLoader()));
  }

  /** Creates the tool for the services of a registry, which has the dialect of supplements. */
  @Activate
  public ImportTool(@Reference Registry registry) {
    this.registry = registry;
  }

  @Override
  public String name() {
    return "import";
  }

  @Override
  public FlagTable flags() {
    return ImportArguments.TABLE;
  }

  @Override
  public int run(String[] arguments, InputStream in, OutputStream out, OutputStream err) throws IOException {
    return run(Invocation.of(arguments, in, out, err));
  }

  @Override
  public int run(Invocation call) throws IOException {
    try {
      ImportArguments parsed = ImportArguments.parse(call.arguments());
      String information = ImportArguments.TABLE.information(parsed.values(), ImportTool.class);
      if (information != null) {
        call.out().write(information.getBytes(StandardCharsets.UTF_8));
        call.out().flush();
        return SUCCESS;
      }
      Consumer<String> messages = message -> print(call.err(), message);
      boolean succeeds = parsed.comparedDialects().isEmpty()
          ? new ImportRun(registry, parsed, call, messages).run()
          : new CompareRun(registry, parsed, call, messages).run();
      return succeeds ? SUCCESS : FAILURE;
    } catch (UsageException problem) {
      print(call.err(), ByteStrings.of(problem.getMessage()));
    } catch (InvalidPathException wrong) {
      print(call.err(), ByteStrings.of(FileReason.ofName(wrong)));
    } catch (TableGenProblem | IllegalArgumentException problem) {
      print(call.err(), ByteStrings.of(problem.getMessage()));
    } catch (FileProblem problem) {
      print(call.err(), problem.getMessage());
    }
    return FAILURE;
  }

  private static void print(OutputStream err, String message) {
    try {
      err.write((PREFIX + message + "\n").getBytes(StandardCharsets.ISO_8859_1));
      err.flush();
    } catch (IOException closed) {
      // a closed standard error must not end the import
    }
  }
}
