// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BytecodeOverride;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.NamedTypeUses;
import org.mortise.ir.Operation;
import org.mortise.ir.Parallel;
import org.mortise.ir.ParseError;
import org.mortise.ir.Trait;
import org.mortise.ir.builtin.ModuleOp;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.FragmentParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.parser.TopLevel;

/** Reads one file, once: its tables, then its operations. */
final class ProgramReader {
  /** Shorter programs are read by one thread: starting one takes as long as reading some thousand bytes. */
  private static final int SHORTEST_FOR_THREADS = 1 << 12;

  /** An operation whose regions are read after the enclosing operations. */
  private record Later(Operation op, int position) {}

  private final SourceText source;
  private final Context context;
  private final ParserOptions options;
  private final BytecodeOverride override;
  private final DiagnosticHandler handler;
  private final Resources resources;
  private final NamedTypeUses namedTypes;
  private final FileReader file;
  private ValueTable values;
  private PropertyTable properties;

  ProgramReader(
      SourceText source, Context context, ParserOptions options, BytecodeOverride override, DiagnosticHandler handler,
      Resources resources, NamedTypeUses namedTypes) {
    this.source = source;
    this.context = context;
    this.options = options;
    this.override = override;
    this.handler = handler;
    this.resources = resources;
    this.namedTypes = namedTypes;
    this.file = new FileReader(source, context);
  }

  /** Reads the file. Null after an error, which was reported; it can depend on the number of threads. */
  @Nullable Operation read(boolean largeStack) {
    try {
      readTables(largeStack);
      ModuleOp module = ModuleOp.create(context, file.location);
      boolean isLong = file.section(Format.IR_SECTION).remaining() >= SHORTEST_FOR_THREADS;
      if (options.threads() > 1 && isLong && !largeStack) {
        readByThreads(module.body());
      } else {
        reader(Deferral.NONE).readTopLevel(module.body());
      }
      namedTypes.finish();
      upgrade(module.operation());
      return programOf(module);
    } catch (ParseError error) {
      report(error);
      return null;
    }
  }

  /** Reads the top level and the modules, then the regions of functions with several threads. */
  private void readByThreads(Block body) {
    List<Later> later = new ArrayList<>();
    reader((op, position) -> !op.hasTrait(Trait.SYMBOL_TABLE) && later.add(new Later(op, position))).readTopLevel(body);
    Parallel.forEach(later, options.threads(), () -> {
      OperationReader reader = reader(Deferral.NONE);
      return (deferred, index) -> reader.readDeferred(deferred.op, deferred.position);
    });
  }

  /**
   * Reads the file except for deferred regions. Does not upgrade the program, see {@link #upgrade}. Returns null after
   * an error, which was reported.
   */
  @Nullable Operation open(boolean largeStack, Deferral deferral) {
    try {
      readTables(largeStack);
      ModuleOp module = ModuleOp.create(context, file.location);
      reader(deferral).readTopLevel(module.body());
      return programOf(module);
    } catch (ParseError error) {
      report(error);
      return null;
    }
  }

  /**
   * Reads the regions of an operation that were deferred. Returns false after an error, which was reported.
   *
   * @param largeStack whether the caller runs with a large stack
   */
  boolean readDeferred(Operation op, int position, boolean largeStack, Deferral deferral) {
    try {
      values.setFragments(fragments(largeStack));
      reader(deferral).readDeferred(op, position);
      return true;
    } catch (ParseError error) {
      report(error);
      return false;
    }
  }

  /** Ends the reading of a program that was opened. Returns false after an error, which was reported. */
  boolean close(Operation program) {
    try {
      namedTypes.finish();
      upgrade(program);
      return true;
    } catch (ParseError error) {
      report(error);
      return false;
    }
  }

  private void readTables(boolean largeStack) {
    file.readSections();
    StringTable strings = new StringTable(file.section(Format.STRING_SECTION));
    DialectTable dialects = new DialectTable(
        file.section(Format.DIALECT_SECTION), strings, file.version, file.mlirVersion(), context,
        options);
    ResourceTable handles = new ResourceTable(strings, resources);
    handles.read(file, dialects);
    values = new ValueTable(file, context, strings, dialects, handles, override, fragments(largeStack));
    properties = new PropertyTable(file.section(Format.PROPERTIES_SECTION));
  }

  private FragmentParser fragments(boolean largeStack) {
    boolean isOwn = file.producer.startsWith(BytecodeWriter.PRODUCER); // MLIR numbers distinct attributes anew in each
    return new FragmentParser(source, context, options, namedTypes, largeStack, isOwn);
  }

  /** Returns a reader for one thread. */
  private OperationReader reader(Deferral deferral) {
    ByteReader whole = file.section(Format.IR_SECTION);
    return new OperationReader(whole.part(whole.at, whole.end), new ValueReader(values), properties, deferral);
  }

  private void upgrade(Operation program) {
    for (DialectTable.Entry dialect : values.dialects.known()) {
      String problem = dialect.version() == null ? null : dialect.encoding().upgrade(program, dialect.version());
      if (problem != null) {
        throw new ParseError(file.noted(Diagnostic.error(program, problem)));
      }
    }
  }

  private @Nullable Operation programOf(ModuleOp module) {
    return TopLevel.programOf(module, options, diagnostic -> handler.handle(file.noted(diagnostic)));
  }

  private void report(ParseError error) {
    for (Diagnostic diagnostic : error.diagnostics()) {
      handler.handle(diagnostic);
    }
  }
}
