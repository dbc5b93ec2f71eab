// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.answer;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.lsp.internal.check.CheckedChunk;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.lsp.internal.index.Entity;
import org.mortise.lsp.internal.index.Occurrence;
import org.mortise.lsp.internal.index.OpRange;
import org.mortise.lsp.internal.index.TextIndex;

/**
 * Finds definitions and uses of the name at a position: of values, blocks, symbols and aliases. A position on the name
 * of an operation with results denotes its results.
 */
public final class Navigation {
  private static final Pattern SUFFIX = Pattern.compile("[0-9]+|[a-zA-Z$._-][a-zA-Z$._0-9-]*");
  private static final Pattern SYMBOL = Pattern.compile("[a-zA-Z_][a-zA-Z0-9_$.]*");
  private static final Pattern ALIAS = Pattern.compile("[a-zA-Z$_-][a-zA-Z$_0-9-]*");

  private final String uri;
  private final CheckedDocument document;

  public Navigation(String uri, CheckedDocument document) {
    this.uri = uri;
    this.document = document;
  }

  /**
   * Returns the definition of the name at the position and the source locations of its operation; empty if there is no
   * name or definition. For the name of an operation only the source locations, or the operation if they are unknown.
   *
   * @param sources finds places in other files
   */
  public List<Location> definition(Position position, SourcePlaces sources) {
    int offset = document.text().offset(position);
    TextIndex index = document.chunkAt(offset).index();
    Occurrence name = index.at(offset);
    Occurrence definition = name == null ? null : index.definition(name.entity());
    if (definition != null) {
      List<Location> found = new ArrayList<>(List.of(location(definition)));
      Operation op = operation(name.entity());
      found.addAll(op == null ? List.of() : places(op, sources));
      return found;
    }
    OpRange op = name == null ? operationNamed(index, offset) : null;
    if (op == null) {
      return List.of();
    }
    List<Location> found = places(op.op(), sources);
    return found.isEmpty() ? List.of(new Location(uri, document.text().range(op.name(), op.nameEnd()))) : found;
  }

  private List<Location> places(Operation op, SourcePlaces sources) {
    return sources.of(op.location(), uri, CheckedDocument.nameOf(uri));
  }

  /** Returns the operation that defines a name; null for arguments, blocks and aliases. */
  private static @Nullable Operation operation(Entity entity) {
    return entity.subject() instanceof Operation symbol ? symbol
        : entity.subject() instanceof OpResult result ? result.owner() : null;
  }

  /** Returns the uses of the name at the position, in the order of the text, optionally with its definition. */
  public List<Location> references(Position position, boolean withDefinition) {
    List<Location> found = new ArrayList<>();
    for (Occurrence occurrence : named(position)) {
      if (withDefinition || !occurrence.isDefinition()) {
        found.add(location(occurrence));
      }
    }
    return found;
  }

  /** Returns the occurrences of the name at the position, definitions as writes. */
  public List<DocumentHighlight> highlights(Position position) {
    List<DocumentHighlight> found = new ArrayList<>();
    for (Occurrence occurrence : named(position)) {
      found.add(new DocumentHighlight(range(occurrence),
          occurrence.isDefinition() ? DocumentHighlightKind.Write : DocumentHighlightKind.Read));
    }
    return found;
  }

  /** Returns the text that a renaming at the position would replace, without the prefix; null if there is no name. */
  public @Nullable Range renameable(Position position) {
    int offset = document.text().offset(position);
    TextIndex index = document.chunkAt(offset).index();
    Occurrence name = index.at(offset);
    if (name == null || index.definition(name.entity()) == null) {
      return null;
    }
    return document.text().range(name.start() + 1, name.end());
  }

  /**
   * Returns the changes that rename the name at the position, or null if there is no name with a definition.
   *
   * @param newName the name with or without its prefix
   * @throws IllegalArgumentException if it cannot be a name, or has another meaning here
   */
  public @Nullable WorkspaceEdit rename(Position position, String newName) {
    int offset = document.text().offset(position);
    CheckedChunk chunk = document.chunkAt(offset);
    Occurrence name = chunk.index().at(offset);
    if (name == null || chunk.index().definition(name.entity()) == null) {
      return null;
    }
    String prefix = text(name).substring(0, 1);
    String suffix = newName.startsWith(prefix) ? newName.substring(1) : newName;
    if (!pattern(name.entity().kind()).matcher(suffix).matches()) {
      throw new IllegalArgumentException("'" + newName + "' is no valid name after '" + prefix + "'");
    }
    checkUnused(chunk.index(), name, prefix + suffix);
    List<TextEdit> edits = new ArrayList<>();
    for (Occurrence occurrence : chunk.index().of(name.entity())) {
      edits.add(new TextEdit(range(occurrence), prefix + suffix));
    }
    return new WorkspaceEdit(Map.of(uri, edits));
  }

  /** Checks that a new name is unused, for value names within the outermost function only. */
  private void checkUnused(TextIndex index, Occurrence name, String replacement) {
    OpRange scope = name.entity().kind() == Entity.Kind.VALUE || name.entity().kind() == Entity.Kind.BLOCK
        ? outermostFunction(index, name.start()) : null;
    for (Occurrence other : scope == null ? index.all() : index.between(scope.start(), scope.end())) {
      if (other.entity() != name.entity() && text(other).equals(replacement)) {
        throw new IllegalArgumentException("'" + replacement + "' is already the name of something else");
      }
    }
  }

  /** Returns the outermost operation around an offset that is inside a module, or null. */
  private static @Nullable OpRange outermostFunction(TextIndex index, int offset) {
    OpRange found = null;
    for (OpRange range = index.operationAround(offset); range != null; range = range.parent()) {
      if (!range.op().hasTrait(Trait.SYMBOL_TABLE)) {
        found = range;
      }
    }
    return found;
  }

  private static Pattern pattern(Entity.Kind kind) {
    return switch (kind) {
      case VALUE, BLOCK -> SUFFIX;
      case SYMBOL -> SYMBOL;
      case ALIAS -> ALIAS;
    };
  }

  private List<Occurrence> named(Position position) {
    int offset = document.text().offset(position);
    TextIndex index = document.chunkAt(offset).index();
    Occurrence name = index.at(offset);
    if (name != null) {
      return index.of(name.entity());
    }
    OpRange op = operationNamed(index, offset);
    return op == null ? List.of() : namesOfResults(index, op);
  }

  private static List<Occurrence> namesOfResults(TextIndex index, OpRange op) {
    List<Occurrence> found = new ArrayList<>();
    int at = op.start();
    while (at < op.name()) {
      Occurrence result = index.at(at);
      if (result == null) {
        at++; // between two names
      } else {
        found.addAll(index.of(result.entity()));
        at = result.end() + 1;
      }
    }
    return found;
  }

  /** Returns the operation whose name is at an offset, or null. */
  static @Nullable OpRange operationNamed(TextIndex index, int offset) {
    OpRange range = index.operationAround(offset);
    return range != null && offset >= range.name() && offset <= range.nameEnd() ? range : null;
  }

  private String text(Occurrence occurrence) {
    return new String(document.text().bytes(), occurrence.start(), occurrence.end() - occurrence.start(),
        StandardCharsets.UTF_8);
  }

  private Location location(Occurrence occurrence) {
    return new Location(uri, range(occurrence));
  }

  private Range range(Occurrence occurrence) {
    return document.text().range(occurrence.start(), occurrence.end());
  }
}
