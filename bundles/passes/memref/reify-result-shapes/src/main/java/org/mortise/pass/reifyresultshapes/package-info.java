// SPDX-License-Identifier: Apache-2.0
/** Makes sizes of padded and concatenated tensors static. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.reifyresultshapes;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

