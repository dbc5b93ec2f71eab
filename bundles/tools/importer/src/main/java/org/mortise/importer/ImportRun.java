// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.tablegen.TableGen;
import org.mortise.importer.internal.tablegen.TableGenProblem;
import org.mortise.importer.records.Records;
import org.mortise.ir.Operation;
import org.mortise.ir.bytecode.ProgramFiles;
import org.mortise.ir.text.DiagnosticPrinter;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.verify.IRVerifier;
import org.mortise.opt.FileProblem;
import org.mortise.opt.OutputFile;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.Registry;

/** One run of {@code mortise-import}: reads all inputs, imports, and then writes the outputs. */
final class ImportRun {
  private static final String STANDARD_OUTPUT = "-";

  private final Registry registry;
  private final ImportArguments arguments;
  private final Invocation call;
  private final Consumer<String> messages;

  ImportRun(Registry registry, ImportArguments arguments, Invocation call, Consumer<String> messages) {
    this.registry = registry;
    this.arguments = arguments;
    this.call = call;
    this.messages = messages;
  }

  /** Returns false after an error that was reported. */
  boolean run() throws FileProblem, TableGenProblem, IOException {
    if (!arguments.output().equals(STANDARD_OUTPUT)) {
      OutputFile.checkNamed(call, arguments.output());
    }
    Importer importer = new Importer().setDefaultFormat(arguments.defaultFormat());
    arguments.dialects().forEach(importer::select);
    for (String file : arguments.supplements()) {
      Operation supplement = supplement(file);
      if (supplement == null) {
        return false;
      }
      importer.addSupplement(supplement);
    }
    for (String file : arguments.jsonFiles()) {
      importer.add(json(file), nameOf(file).replaceFirst("\\.json$", ".td"));
    }
    definitions(importer);
    String text = importer.run();
    write(arguments.output(), text);
    if (!arguments.report().isEmpty()) {
      write(arguments.report(), importer.report().toString());
    }
    String summary = importer.report().summary();
    messages.accept(importer.operations() + " operations" + (summary.isEmpty() ? "" : ": " + summary)
        + (summary.isEmpty() || !arguments.report().isEmpty() ? "" : "; --report=<file> lists them"));
    return true;
  }

  private void definitions(Importer importer) throws TableGenProblem, FileProblem {
    if (arguments.files().isEmpty()) {
      return;
    }
    String path = System.getenv("PATH");
    List<Path> include = new ArrayList<>(arguments.include().stream().map(call::resolve).toList());
    arguments.files().forEach(file -> include.addAll(TableGen.foldersAround(call.resolve(file))));
    TableGen tableGen = TableGen.find(arguments.tableGen(), include, path == null ? "" : path, call.directory());
    importer.setTool(tableGen.version());
    for (String file : arguments.files()) {
      Path resolved = call.resolve(file);
      if (!Files.isReadable(resolved) || Files.isDirectory(resolved)) {
        throw new FileProblem("input", file, problemOf(resolved));
      }
      importer.add(tableGen.read(resolved, include, call.err()), nameOf(file));
    }
  }

  /** Returns the reason for which a file cannot be read. */
  private static IOException problemOf(Path file) {
    try (Reader reader = Files.newBufferedReader(file)) {
      reader.read();
      return new IOException("cannot be read");
    } catch (IOException reason) {
      return reason;
    }
  }

  private Records json(String file) throws FileProblem {
    try (Reader reader = Files.newBufferedReader(call.resolve(file))) {
      return Records.read(reader);
    } catch (IOException unreadable) {
      throw new FileProblem("input", file, unreadable);
    } catch (IllegalArgumentException wrong) {
      throw new IllegalArgumentException(file + ": " + wrong.getMessage(), wrong);
    }
  }

  private @Nullable Operation supplement(String file) throws FileProblem {
    SourceText text;
    try {
      text = SourceText.read(file, call.resolve(file));
    } catch (IOException unreadable) {
      throw new FileProblem("input", file, unreadable);
    }
    DiagnosticPrinter printer = new DiagnosticPrinter().addSource(text);
    Operation program = ProgramFiles.read(text, registry.current().context(), new ParserOptions(false, true),
        error -> report(printer.print(error)));
    return program != null && IRVerifier.verify(program, error -> report(printer.print(error))) ? program : null;
  }

  private void report(String diagnostic) {
    try {
      call.err().write(diagnostic.getBytes(StandardCharsets.UTF_8));
    } catch (IOException closed) {
      // a closed standard error must not hide the exit status
    }
  }

  private void write(String name, String text) throws FileProblem, IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    if (name.equals(STANDARD_OUTPUT)) {
      call.out().write(bytes);
      call.out().flush();
    } else {
      OutputFile.writeNamed(call, name, out -> out.write(bytes));
    }
  }

  private static String nameOf(String file) {
    Path name = Path.of(file).getFileName();
    return name == null ? file : name.toString();
  }
}
