// SPDX-License-Identifier: Apache-2.0
/**
 * How operations take part in ownership-based buffer deallocation: the lattice of ownerships, the state that is kept
 * while a function is processed, and the interface by which an operation has its own way. Any bundle can implement the
 * interface for its operations or for those of others.
 */
@Version("0.1.0")
package org.mortise.dialect.bufferization.deallocation;

import org.osgi.annotation.versioning.Version;
