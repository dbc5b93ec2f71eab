// SPDX-License-Identifier: Apache-2.0
/** The passes {@code resolve-ranked-shaped-type-result-dims} and {@code resolve-shaped-type-result-dims}. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.resolveshapedtyperesultdims;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
