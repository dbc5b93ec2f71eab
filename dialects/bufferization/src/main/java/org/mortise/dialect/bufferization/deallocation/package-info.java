// SPDX-License-Identifier: Apache-2.0
/**
 * The interface between operations and ownership-based buffer deallocation: the operation interface that replaces the
 * general rules, and the builder by which it records ownerships and inserts deallocations. Any bundle can implement
 * that interface for operations of any dialect; the pass implements the builder.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.bufferization.deallocation;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

