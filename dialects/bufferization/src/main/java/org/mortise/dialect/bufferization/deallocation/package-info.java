// SPDX-License-Identifier: Apache-2.0
/**
 * The contract of operations with ownership-based buffer deallocation: the lattice of ownerships, the state of a
 * function that is processed, and the interface by which an operation replaces the general rules. Any bundle can
 * implement the interface for its own operations or for those of other bundles.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.bufferization.deallocation;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

