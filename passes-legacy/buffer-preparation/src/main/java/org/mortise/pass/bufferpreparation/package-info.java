// SPDX-License-Identifier: Apache-2.0
/** Prepares programs for bufferization: signatures of functions, and the calls and returns that belong to them. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.bufferpreparation;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
