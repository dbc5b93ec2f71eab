// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.answer;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Location;
import org.mortise.ir.attributes.CallSiteLoc;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.attributes.FusedLoc;
import org.mortise.ir.attributes.NameLoc;
import org.mortise.ir.attributes.OpaqueLoc;
import org.mortise.lsp.internal.text.UriPath;
import org.mortise.lsp.internal.text.Utf8;

/**
 * Finds the source locations of operations in other files. A relative path is resolved in the workspace folder; without
 * a folder it denotes no file. The existence of files is not checked.
 */
public final class SourcePlaces {
  /** No folder of a workspace. */
  public static final SourcePlaces ABSOLUTE_ONLY = new SourcePlaces(null);

  private final @Nullable String root;

  /** @param rootUri the folder of the workspace */
  public SourcePlaces(@Nullable String rootUri) {
    this.root = rootUri == null ? null : UriPath.of(rootUri);
  }

  /**
   * Returns the places of a location outside a document, callees before their callers.
   *
   * @param name the name of the document in locations
   */
  List<org.eclipse.lsp4j.Location> of(Location location, String uri, String name) {
    Set<org.eclipse.lsp4j.Location> found = new LinkedHashSet<>();
    Deque<Location> pending = new ArrayDeque<>();
    pending.push(location);
    while (!pending.isEmpty()) {
      Location next = pending.pop();
      if (next instanceof FileLineColLoc place) {
        String file = place.file();
        String path = file.equals(name) ? null : path(Utf8.decode(file));
        if (path != null && !path.equals(UriPath.of(uri))) {
          found.add(new org.eclipse.lsp4j.Location(UriPath.toUri(scheme(uri), path), range(place)));
        }
      } else {
        pushParts(next, pending);
      }
    }
    return new ArrayList<>(found);
  }

  private static void pushParts(Location location, Deque<Location> pending) {
    if (location instanceof CallSiteLoc call) {
      pending.push(call.caller());
      pending.push(call.callee());
    } else if (location instanceof NameLoc named) {
      pending.push(named.child());
    } else if (location instanceof OpaqueLoc opaque) {
      pending.push(opaque.fallback());
    } else if (location instanceof FusedLoc fused) {
      for (int i = fused.locations().size() - 1; i >= 0; i--) {
        pending.push(fused.locations().get(i));
      }
    }
  }

  private @Nullable String path(String file) {
    if (UriPath.isAbsolute(file)) {
      return file;
    }
    return root == null || file.isEmpty() ? null : root + (root.endsWith("/") ? "" : "/") + file;
  }

  /** The text of bytecode has an own scheme, and its sources are usual files. */
  private static String scheme(String uri) {
    return uri.startsWith(UriPath.TEST + ":") ? UriPath.TEST : UriPath.FILE;
  }

  private static Range range(FileLineColLoc place) {
    Position position = new Position(Math.max(0, place.line() - 1), Math.max(0, place.column() - 1));
    return new Range(position, position);
  }
}
