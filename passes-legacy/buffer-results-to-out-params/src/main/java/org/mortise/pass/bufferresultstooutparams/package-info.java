// SPDX-License-Identifier: Apache-2.0
/** The buffer-results-to-out-params pass. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.bufferresultstooutparams;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
