// SPDX-License-Identifier: Apache-2.0
/** Moves accesses to single elements into the bodies of structured operations. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.linalginlinescalaroperands;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
