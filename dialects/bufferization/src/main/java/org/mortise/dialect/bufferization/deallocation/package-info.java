// SPDX-License-Identifier: Apache-2.0
/**
 * The interface between operations and ownership-based buffer deallocation: the lattice of ownerships, the state of a
 * processed function, and the operation interface that replaces the general rules. Any bundle can implement that
 * interface for operations of any dialect.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.bufferization.deallocation;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

