// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.file.Refusals.Refusal;
import org.mortise.importer.internal.tablegen.TableGenProblem;
import org.mortise.importer.report.ImportReport;
import org.mortise.ir.Context;
import org.mortise.ir.Dialect;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.bytecode.ProgramFiles;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.text.DiagnosticPrinter;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.verify.IRVerifier;
import org.mortise.opt.FileProblem;
import org.mortise.opt.OutputFile;
import org.mortise.pipeline.DialectDefinitions;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.Registry;
import org.mortise.pipeline.Snapshot;

/** One run of {@code mortise-import}: reads all inputs, imports, and then writes the outputs. */
final class ImportRun {
  private static final String STANDARD_OUTPUT = "-";
  private static final String DIALECT = "ods.dialect @";

  private final Registry registry;
  private final ImportArguments arguments;
  private final Invocation call;
  private final Consumer<String> messages;
  /** The operations with a syntax of their own, also one that a bundle provides. */
  private final List<String> withSyntax = new ArrayList<>();

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
      checkIsNoInput(arguments.output());
    }
    if (!arguments.report().isEmpty()) {
      checkIsNoInput(arguments.report());
    }
    Importer importer = new Importer().setDefaultFormat(arguments.defaultFormat());
    arguments.dialects().forEach(importer::select);
    importer.leaveOut(registry.current().context().dialects().stream().filter(dialect -> dialect.source() == null)
        .map(Dialect::namespace).collect(Collectors.toSet()));
    for (String file : arguments.supplements()) {
      Operation supplement = supplement(file);
      if (supplement == null) {
        return false;
      }
      importer.addSupplement(supplement, file);
    }
    Inputs inputs = Inputs.read(arguments, call);
    inputs.sources().forEach(source -> importer.add(source.records(), source.name()));
    importer.setTool(inputs.tool());
    String text = importer.run(this::refusals);
    withSyntax.forEach(name -> importer.report().remove(ImportReport.Topic.GENERIC_FORM, name));
    write(arguments.output(), text);
    if (!arguments.report().isEmpty()) {
      write(arguments.report(), importer.report().toString());
    }
    String summary = importer.report().summary();
    messages.accept(importer.operations() + " operations" + (summary.isEmpty() ? "" : ": " + summary)
        + (summary.isEmpty() || !arguments.report().isEmpty() ? "" : "; --report=<file> lists them"));
    return true;
  }

  /** A definition is not made again as easily as a dialect file. */
  private void checkIsNoInput(String output) {
    Path written = call.resolve(output).toAbsolutePath().normalize();
    List<String> inputs = new ArrayList<>(arguments.files());
    inputs.addAll(arguments.jsonFiles());
    inputs.addAll(arguments.supplements());
    for (String input : inputs) {
      if (call.resolve(input).toAbsolutePath().normalize().equals(written)) {
        throw new IllegalArgumentException("'" + output + "' is an input; it would be overwritten");
      }
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

  /** Loads a dialect file as {@code mortise-opt} does, and returns the errors. */
  private List<Refusal> refusals(String text) {
    List<Refusal> errors = new ArrayList<>();
    Snapshot snapshot = registry.current();
    List<String> own = new ArrayList<>();
    text.lines().filter(line -> line.startsWith(DIALECT)).forEach(line -> own.add(
        line.substring(DIALECT.length()).replaceFirst(" .*", "").replace("\"", "")));
    Context context = Snapshot.builder(snapshot, own).build().context();
    withSyntax.clear();
    if (context.dialect("ods") != null) {
      List<Dialect> dialects = DialectDefinitions.read(SourceText.of("the imported dialect", text), context, error -> {
        FileLineColLoc place = DiagnosticPrinter.placeOf(error.location());
        errors.add(new Refusal(place == null ? 0 : place.line(), error.message()));
      });
      for (Dialect dialect : dialects == null ? List.<Dialect>of() : dialects) {
        dialect.operationNames().stream().filter(name -> dialect.operation(name) instanceof OpDefinition definition
            && definition.hasAssembly()).forEach(withSyntax::add);
      }
    }
    return errors;
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
}
